import { useCoursesWithTests } from '@portal/data/courses';
import { AssessmentListScreen } from '@portal/ui/assessments';
import { assessmentLinks } from './assessment-links.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';

/** /MyAssessmentList (002 §2). */
export default function AssessmentListContainer() {
  const { loadable, retry, refetch } = useCoursesWithTests();
  useReloadMessages('courses', () => void refetch());
  return <AssessmentListScreen courses={loadable} onRetry={retry} {...assessmentLinks} />;
}
