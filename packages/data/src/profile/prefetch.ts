import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { profileQueries } from './queries.ts';

/** Prefetches the profile and the options of its form. */
export async function prefetchProfile(context: PrefetchContext): Promise<void> {
  const { client, student } = context;
  await Promise.all([
    prefetchQuery(context, profileQueries.profile(client, student.userId)),
    prefetchQuery(context, profileQueries.options(client)),
  ]);
}
