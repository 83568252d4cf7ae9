import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { invalidate } from './invalidate.ts';
import { forgetFailedPrefetch, forgetPrefetched, unlessPrefetchFailed } from './prefetch.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Key prefixes of the queries that the mutation makes stale. */
      invalidates?: readonly QueryKey[];
      /** `settled`: also when the mutation failed. */
      invalidatesOn?: 'success' | 'settled';
      /**
       * Further key prefixes to invalidate: a successful mutation stays pending until the active queries among them are
       * fresh again.
       */
      awaitsRefetch?: readonly QueryKey[];
      /** The mounted component that started it, see `useSubmissions`. */
      visit?: symbol;
    };
  }
}

/**
 * Creates the query cache with the portal's defaults: no automatic retries, and queries are fresh for 30 seconds. The
 * mutation cache invalidates the queries that a mutation names in its `meta`.
 */
export function createQueryClient(): QueryClient {
  const mutationCache = new MutationCache({
    onSettled: (_data, error, _variables, _onMutateResult, { meta = {} }, { client }) => {
      const { invalidates = [], invalidatesOn = 'success', awaitsRefetch = [] } = meta;
      if (error && invalidatesOn === 'success') return undefined;
      // A failure is reported at once, without waiting for the refetch of what the mutation may have changed.
      for (const queryKey of error ? [...invalidates, ...awaitsRefetch] : invalidates)
        void invalidate(client, { queryKey });
      return error ? undefined : Promise.all(awaitsRefetch.map((queryKey) => refetchUntilFresh(client, queryKey)));
    },
  });
  const queries = new QueryClient({
    mutationCache,
    defaultOptions: {
      // A failed query is shown with a retry button; the contract forbids automatic retries of writes.
      queries: {
        retry: false,
        retryOnMount: unlessPrefetchFailed,
        refetchOnMount: unlessPrefetchFailed,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'observerAdded') forgetPrefetched(query);
    if (type === 'observerRemoved') forgetFailedPrefetch(query);
  });
  return queries;
}

/**
 * Invalidates queries and waits until the active ones are fresh. A failed refetch leaves a query stale, so it waits for
 * a later one.
 */
async function refetchUntilFresh(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await invalidate(queries, { queryKey });
  const cache = queries.getQueryCache();
  const isFresh = () => cache.findAll({ queryKey, type: 'active' }).every(({ state }) => !state.isInvalidated);
  if (isFresh()) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = cache.subscribe(() => {
      if (!isFresh()) return;
      unsubscribe();
      resolve();
    });
  });
}
