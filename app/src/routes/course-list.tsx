import { toLoadable } from '@portal/data/client';
import { courseQueries } from '@portal/data/courses';
import { CourseListScreen } from '@portal/ui/courses';
import { useQuery } from '@tanstack/react-query';
import { useReloadMessages } from '../messages/useReloadMessages.ts';
import { useServices } from '../services.ts';
import { useSession } from '../session/SignedIn.tsx';
import { courseLinks } from './course-links.ts';

/** /MyCourseList: all courses and diagnostic tests. */
export default function CourseList() {
  const { client } = useServices();
  const { account } = useSession();
  const courses = useQuery(courseQueries.list(client, account.userId));
  useReloadMessages('courses', () => void courses.refetch());
  return <CourseListScreen courses={toLoadable(courses)} onRetry={() => void courses.refetch()} {...courseLinks} />;
}
