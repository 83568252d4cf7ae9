import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InfiniteData,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import type { Client } from './client.ts';
import type { Student } from './StudentProvider.tsx';

/** What is needed to prefetch the queries of a screen outside of React. */
export interface PrefetchContext {
  client: Client;
  queries: QueryClient;
  student: Student;
  /**
   * `screen`: the screen is about to open, and shows a failure of the prefetch as its own. `intent`: the student may
   * open the screen; the client is silent, and a failed query is removed, so that it is fetched again when the screen
   * opens.
   */
  ahead: 'screen' | 'intent';
}

/** Queries that failed in the prefetch for an opening screen: the screen shows the failure and does not fetch again. */
const failedPrefetches = new WeakSet<object>();

/**
 * The `retryOnMount` and `refetchOnMount` of every query: a screen that mounts fetches what failed before and refetches
 * stale data, unless that has just failed in its prefetch. It shows that failure, beside the data if there is any.
 */
export const unlessPrefetchFailed = (query: object): boolean => !failedPrefetches.has(query);

/** Queries that were prefetched for an opening screen: that was the fetch of this visit. */
const prefetched = new WeakSet<object>();

/**
 * The `refetchOnMount` of queries that are fetched at each visit: false if the prefetch for the screen has done that.
 */
export const refetchUnlessPrefetched = (query: object): boolean =>
  unlessPrefetchFailed(query) && !prefetched.has(query);

/**
 * Called when the screen of a query has mounted, so that its next visit fetches again. Runs in a microtask, because
 * React's strict mode mounts twice.
 */
export function forgetPrefetched(query: object): void {
  queueMicrotask(() => prefetched.delete(query));
}

/**
 * Called when an observer of a query was removed. Without observers, a query that failed in a prefetch is treated like
 * any other.
 */
export function forgetFailedPrefetch(query: { getObserversCount: () => number }): void {
  queueMicrotask(() => {
    if (query.getObserversCount() === 0) failedPrefetches.delete(query);
  });
}

/** Prefetches a query, unless its data is fresh. Never rejects. */
export async function prefetchQuery<T, Data, Key extends QueryKey>(
  context: Omit<PrefetchContext, 'student'>,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<void> {
  const inUse = isInUse(context, options.queryKey);
  await context.queries.prefetchQuery(options);
  recordPrefetch(context, options.queryKey, inUse);
}

/**
 * Prefetches the first page of a `pagedQuery`, unless the list is fresh. On intent, a list with more than one cached
 * page is skipped, because TanStack Query would refetch every page. Never rejects.
 */
export async function prefetchPages<T, Data, Key extends QueryKey>(
  context: PrefetchContext,
  options: FetchInfiniteQueryOptions<T, Error, Data, Key, number>,
): Promise<void> {
  const inUse = isInUse(context, options.queryKey);
  const cached = context.queries.getQueryData<InfiniteData<Data>>(options.queryKey);
  if (context.ahead === 'intent' && (cached?.pages.length ?? 0) > 1) return;
  await context.queries.prefetchInfiniteQuery(options);
  recordPrefetch(context, options.queryKey, inUse);
}

/** Whether a mounted component uses the query. */
function isInUse({ queries }: Pick<PrefetchContext, 'queries'>, queryKey: QueryKey): boolean {
  return (queries.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;
}

/**
 * Records that a query was prefetched, and decides what happens to one that failed.
 *
 * @param wasInUse whether a mounted component used the query when the fetch began
 */
function recordPrefetch(
  { queries, ahead }: Pick<PrefetchContext, 'queries' | 'ahead'>,
  queryKey: QueryKey,
  wasInUse: boolean,
): void {
  const query = queries.getQueryCache().find({ queryKey });
  if (!query) return;
  const failed = query.state.status === 'error';
  if (query.getObserversCount() > 0) {
    // The screen was opened during the prefetch and waited for it. The failure was silent, so the query is fetched
    // again.
    if (failed && ahead === 'intent' && !wasInUse) void queries.refetchQueries({ queryKey, exact: true });
    return;
  }
  if (ahead === 'screen') (failed ? failedPrefetches : prefetched).add(query);
  // A query with earlier data keeps it, and is refetched when its screen mounts, as without a prefetch.
  else if (failed && query.state.data === undefined) queries.getQueryCache().remove(query);
}
