import type { Page } from '@portal/domain/shared';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CachedPages } from './useLoadablePages.ts';

/**
 * Changes the pages of cached lists whose keys begin with `queryKey`. A list that is being fetched is changed again
 * after the fetch, because TanStack Query appends a fetched page to the pages that the list had when the fetch began.
 *
 * @param change may be called twice with the same rows
 */
export function changePages<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (pages: readonly Page<T>[]) => Page<T>[],
): void {
  const cache = queries.getQueryCache();
  const pendingQueries = new Set(cache.findAll({ queryKey, fetchStatus: 'fetching' }));
  const changed = (lists: CachedPages<T> | undefined) => lists && { ...lists, pages: change(lists.pages) };
  queries.setQueriesData<CachedPages<T>>({ queryKey }, changed);
  if (pendingQueries.size === 0) return;
  const unsubscribe = cache.subscribe((event) => {
    const { query, type } = event;
    const arrived = type === 'updated' && query.state.fetchStatus !== 'fetching';
    if (!pendingQueries.has(query) || !(arrived || type === 'removed')) return;
    pendingQueries.delete(query);
    if (pendingQueries.size === 0) unsubscribe();
    // After a failure the rows are the changed ones, and `setQueryData` would clear the error.
    if (!arrived || event.action.type === 'error') return;
    queries.setQueryData<CachedPages<T>>(query.queryKey, changed, { updatedAt: query.state.dataUpdatedAt });
  });
}
