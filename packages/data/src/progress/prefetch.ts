import { prefetchQuery, toSilentClient, type PrefetchContext } from '../client/index.ts';
import { progressQueries } from './queries.ts';

/**
 * Prefetches the student's progress in a course silently, for a screen that can do without it. Nothing is prefetched on
 * intent, since it is fetched at each visit.
 */
export async function prefetchSilentProgress(context: PrefetchContext, course: number): Promise<void> {
  if (context.ahead === 'intent') return;
  const client = toSilentClient(context.client);
  await prefetchQuery(context, progressQueries.ofCourse(client, context.student.studentId, course));
}
