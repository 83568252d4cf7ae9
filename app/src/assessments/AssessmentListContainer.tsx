import { prefetchCoursesWithTests, useCoursesWithTests } from '@portal/data/courses';
import { useCoursesProgress } from '@portal/data/progress';
import { openCourses } from '@portal/domain/courses';
import { AssessmentListScreen } from '@portal/ui/assessments';
import { useMayRenew } from '../hooks/useMayRenew.ts';
import { assessmentLinks } from './assessment-links.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';

export { prefetchCoursesWithTests as prefetch };

/** /MyAssessmentList (002 §2). */
export default function AssessmentListContainer() {
  const { loadable, data, retry, refetch } = useCoursesWithTests();
  const shown = useCoursesProgress(openCourses(data?.rows ?? []));
  useReloadMessages('courses', () => {
    void refetch();
    shown.refetch();
  });
  return (
    <AssessmentListScreen
      courses={loadable}
      progress={shown.progress}
      onRetry={retry}
      mayRenew={useMayRenew()}
      {...assessmentLinks}
    />
  );
}
