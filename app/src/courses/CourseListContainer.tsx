import { useAllCourses } from '@portal/data/courses';
import { CourseListScreen } from '@portal/ui/courses';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { courseLinks } from '../router/course-links.ts';

/** /MyCourseList: all courses and diagnostic tests. */
export default function CourseListContainer() {
  const { loadable, retry, refetch, retryFurther } = useAllCourses();
  useReloadMessages('courses', () => void refetch());
  return <CourseListScreen courses={loadable} onRetry={retry} onRetryFurther={retryFurther} {...courseLinks} />;
}
