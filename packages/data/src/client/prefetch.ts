import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Client } from './client.ts';
import type { Student } from './StudentProvider.tsx';

/** What it takes to fetch queries ahead of the screen that uses them, outside of React. */
export interface PrefetchContext {
  client: Client;
  queries: QueryClient;
  student: Student;
  /**
   * `screen`: the screen opens in a moment, so a failure is its own. `intent`: the student may open it; the client is
   * silent, and a failure is forgotten, so that opening the screen asks again.
   */
  ahead: 'screen' | 'intent';
}

/** Failed right before their screen: it shows the failure instead of asking again. */
const failedAhead = new WeakSet<object>();

/** Whether a query without data is fetched when its screen mounts; an option of every query. */
export const retryOnMount = (query: object): boolean => !failedAhead.has(query);

/** Once its screen is gone, a query that failed ahead is one as any other. */
export function forgetFailedAhead(query: { getObserversCount: () => number }): void {
  // Not at once: React's strict mode mounts twice.
  queueMicrotask(() => {
    if (query.getObserversCount() === 0) failedAhead.delete(query);
  });
}

/** Fetches a query ahead, unless it is fresh. Never rejects. */
export async function prefetchQuery<T, Data, Key extends QueryKey>(
  { queries, ahead }: PrefetchContext,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<void> {
  await queries.prefetchQuery(options);
  const query: Query<T, Error, Data, Key> | undefined = queries
    .getQueryCache()
    .get(queries.defaultQueryOptions(options).queryHash);
  if (query?.state.status !== 'error' || query.getObserversCount() > 0) return;
  if (ahead === 'screen') failedAhead.add(query);
  else queries.getQueryCache().remove(query);
}
