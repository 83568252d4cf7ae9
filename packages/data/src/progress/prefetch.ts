import { prefetchQuery, silent, type PrefetchContext } from '../client/index.ts';
import { progressQueries } from './queries.ts';

/** Fetches the student's progress in a course ahead, silently, for a screen that can do without. */
export function prefetchSilentProgress(context: PrefetchContext, course: number): Promise<void> {
  const client = silent(context.client);
  return prefetchQuery(context, progressQueries.ofCourse(client, context.student.studentId, course));
}
