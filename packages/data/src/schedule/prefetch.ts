import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { scheduleQueries } from './queries.ts';

/** Prefetches the schedule of a course. Nothing is prefetched on intent, since it is fetched at each visit. */
export async function prefetchSchedule(context: PrefetchContext, course: number): Promise<void> {
  if (context.ahead === 'intent') return;
  await prefetchQuery(context, scheduleQueries.ofCourse(context.client, context.student.studentId, course));
}
