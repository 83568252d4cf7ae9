import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

/**
 * Makes queries stale after a change, and refetches those that are shown. Those that are loading for the first time or
 * being prefetched are cancelled first: their responses may be from before the change, and TanStack Query would join
 * them or treat them as fresh. Resolves when the refetch has ended, failed or not.
 */
export async function invalidate(queries: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  const pending = {
    ...filters,
    predicate: (query: Query) =>
      (query.state.data === undefined || query.getObserversCount() === 0) && (filters.predicate?.(query) ?? true),
  };
  if (queries.isFetching(pending) > 0) await queries.cancelQueries(pending);
  await queries.invalidateQueries(filters);
}
