import { useRefreshCourses } from '@portal/data/courses';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';

/** Refetches the course tiles when a page of the main app has changed the student's courses. */
export default function CourseReload() {
  const refresh = useRefreshCourses();
  useReloadMessages('courses', () => refresh('list'));
  return null;
}
