import { useCourses } from '@portal/data/courses';
import { CourseListScreen } from '@portal/ui/courses';
import { useReloadMessages } from '../messages/useReloadMessages.ts';
import { courseLinks } from './course-links.ts';

/** /MyCourseList: all courses and diagnostic tests. */
export default function CourseList() {
  const { loadable, retry, refetch } = useCourses();
  useReloadMessages('courses', () => void refetch());
  return <CourseListScreen courses={loadable} onRetry={retry} {...courseLinks} />;
}
