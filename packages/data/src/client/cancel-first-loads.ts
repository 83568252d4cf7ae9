import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/**
 * Cancels the pending requests of queries without data, before they are fetched again after a change: their responses
 * may be from before it, and TanStack Query would join them instead of sending another request.
 */
export async function cancelFirstLoads(queries: QueryClient, filters: QueryFilters): Promise<void> {
  const firstLoads = { ...filters, predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined };
  if (queries.isFetching(firstLoads) > 0) await queries.cancelQueries(firstLoads);
}
