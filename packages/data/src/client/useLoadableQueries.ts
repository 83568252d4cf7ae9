import { toFailure, type Failure, type Loadable } from '@portal/domain/shared';
import { useQueries, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { cancelFirstLoads } from './cancel-first-loads.ts';
import { toLoadable } from './to-loadable.ts';

/** One of several queries. */
interface LoadableEntry<T> {
  loadable: Loadable<T>;
  /** Why the last refetch failed, while the value fetched before is shown. */
  refetchFailure: Failure | null;
  /** When the value was fetched, in ms since 1970; 0 = never. */
  fetchedAt: number;
}

/** The same query for several ids. */
export interface LoadableQueries<T> {
  /** By id. */
  entries: ReadonlyMap<number, LoadableEntry<T>>;
  /** Refetches one; cancels a request that is pending. */
  refetch: (id: number) => void;
}

/** `useLoadableQuery` for several ids at once. */
export function useLoadableQueries<T, Key extends QueryKey>(
  ids: readonly number[],
  optionsOf: (id: number) => UseQueryOptions<T, Error, T, Key>,
): LoadableQueries<T> {
  const queries = useQueryClient();
  const results = useQueries({ queries: ids.map((id) => optionsOf(id)) });
  return {
    entries: new Map(
      results.map((result, i) => [
        ids[i] ?? 0,
        {
          loadable: toLoadable(result),
          refetchFailure: result.isRefetchError ? toFailure(result.error) : null,
          fetchedAt: result.dataUpdatedAt,
        },
      ]),
    ),
    refetch: (id) => {
      const one = { queryKey: optionsOf(id).queryKey, exact: true };
      void cancelFirstLoads(queries, one).then(() => queries.refetchQueries(one));
    },
  };
}
