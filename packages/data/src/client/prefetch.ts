import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InfiniteData,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
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

/** Fetched right before their screen: that was the fetch of this visit. */
const fetchedAhead = new WeakSet<object>();

/** Whether a query that is fetched at each visit is fetched when its screen mounts: its option `refetchOnMount`. */
export const unlessFetchedAhead = (query: object): boolean => !fetchedAhead.has(query);

/** Once its screen has mounted, the next one is another visit. Not at once: React's strict mode mounts twice. */
export function forgetFetchedAhead(query: object): void {
  queueMicrotask(() => fetchedAhead.delete(query));
}

/** Once its screen is gone, a query that failed ahead is one as any other. */
export function forgetFailedAhead(query: { getObserversCount: () => number }): void {
  queueMicrotask(() => {
    if (query.getObserversCount() === 0) failedAhead.delete(query);
  });
}

/** Fetches a query ahead, unless it is fresh. Never rejects. */
export async function prefetchQuery<T, Data, Key extends QueryKey>(
  context: PrefetchContext,
  options: FetchQueryOptions<T, Error, Data, Key>,
): Promise<void> {
  const inUse = isInUse(context, options.queryKey);
  await context.queries.prefetchQuery(options);
  settle(context, options.queryKey, inUse);
}

/**
 * Fetches the first page of a `pagedQuery` ahead, unless the list is fresh. On intent not a list of which more pages are there:
 * TanStack Query would fetch them all. Never rejects.
 */
export async function prefetchPages<T, Data, Key extends QueryKey>(
  context: PrefetchContext,
  options: FetchInfiniteQueryOptions<T, Error, Data, Key, number>,
): Promise<void> {
  const inUse = isInUse(context, options.queryKey);
  const cached = context.queries.getQueryData<InfiniteData<Data>>(options.queryKey);
  if (context.ahead === 'intent' && (cached?.pages.length ?? 0) > 1) return;
  await context.queries.prefetchInfiniteQuery(options);
  settle(context, options.queryKey, inUse);
}

/** Whether a screen that is open uses the query. */
function isInUse({ queries }: PrefetchContext, queryKey: QueryKey): boolean {
  return (queries.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;
}

/**
 * Notes that a query was fetched ahead, and decides what becomes of one that failed.
 *
 * @param wasInUse when the fetch began
 */
function settle({ queries, ahead }: PrefetchContext, queryKey: QueryKey, wasInUse: boolean): void {
  const query = queries.getQueryCache().find({ queryKey });
  if (!query) return;
  const failed = query.state.status === 'error';
  if (query.getObserversCount() > 0) {
    // The screen was opened meanwhile and waited for this fetch, whose failure is silent: it asks for itself.
    if (failed && ahead === 'intent' && !wasInUse) void queries.refetchQueries({ queryKey, exact: true });
    return;
  }
  if (ahead === 'screen') (failed ? failedAhead : fetchedAhead).add(query);
  // One that has data of earlier shows it, and is asked for again as it would have been.
  else if (failed && query.state.data === undefined) queries.getQueryCache().remove(query);
}
