import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { liveClassQueries } from './queries.ts';

/** Fetches ahead whether there is a library: its tabs are above the live classes, and would move them down later. */
export function prefetchShowsLibrary(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, liveClassQueries.showsLibrary(context.client, context.student.userId));
}
