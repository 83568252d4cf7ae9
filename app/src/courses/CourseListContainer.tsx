import { prefetchCourses, useAllCourses, useRefreshCourses } from '@portal/data/courses';
import { useCoursesProgress } from '@portal/data/progress';
import { openCourses } from '@portal/domain/courses';
import { CourseListScreen } from '@portal/ui/courses';
import { useMayRenew } from '../hooks/useMayRenew.ts';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { courseLinks } from '../router/course-links.ts';

export { prefetchCourses as prefetch };

/** /MyCourseList: all courses and diagnostic tests. */
export default function CourseListContainer() {
  const { loadable, data, retry, retryFurther } = useAllCourses();
  const refresh = useRefreshCourses();
  const shown = useCoursesProgress(openCourses(data?.rows ?? [], 'inProgress'));
  useReloadMessages('courses', () => {
    refresh('list');
    shown.refetch();
  });
  return (
    <CourseListScreen
      courses={loadable}
      progress={shown.progress}
      onRetry={retry}
      onRetryFurther={retryFurther}
      mayRenew={useMayRenew()}
      {...courseLinks}
    />
  );
}
