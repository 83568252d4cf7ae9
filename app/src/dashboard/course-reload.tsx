import { courseQueries } from '@portal/data/courses';
import { useQueryClient } from '@tanstack/react-query';
import { useReloadMessages } from '../messages/useReloadMessages.ts';
import { useSession } from '../session/SignedIn.tsx';

/** A page of the main app has changed the student's courses: the tiles are asked for again. */
export default function CourseReload() {
  const { account } = useSession();
  const queries = useQueryClient();
  useReloadMessages('courses', () => void queries.refetchQueries({ queryKey: courseQueries.listKey(account.userId) }));
  return null;
}
