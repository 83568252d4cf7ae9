import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { videoQueries } from './queries.ts';

/** Prefetches the courses and tests that have videos. */
export function prefetchCourseVideos(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, videoQueries.ofCourses(context.client, context.student.userId));
}
