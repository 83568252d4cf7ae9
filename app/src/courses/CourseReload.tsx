import { useRefreshCourses } from '@portal/data/courses';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';

/** A page of the main app has changed the student's courses: the tiles are asked for again. */
export default function CourseReload() {
  const refresh = useRefreshCourses();
  useReloadMessages('courses', () => refresh('list'));
  return null;
}
