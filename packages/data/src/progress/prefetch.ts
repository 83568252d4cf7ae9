import { prefetchQuery, toSilentClient, type PrefetchContext } from '../client/index.ts';
import { progressQueries } from './queries.ts';

/**
 * Prefetches the student's progress in a course. Nothing is prefetched on intent, since it is fetched at each visit.
 */
export async function prefetchStudentProgress(context: PrefetchContext, course: number): Promise<void> {
  if (context.ahead === 'intent') return;
  await prefetchQuery(context, progressQueries.ofCourse(context.client, context.student.studentId, course));
}

/** Like `prefetchStudentProgress`, but silently, for a screen that can do without it. */
export function prefetchSilentProgress(context: PrefetchContext, course: number): Promise<void> {
  return prefetchStudentProgress({ ...context, client: toSilentClient(context.client) }, course);
}
