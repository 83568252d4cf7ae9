import { asFailure, type Failure, type Loadable } from '@portal/domain/shared';
import { useQueries, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { toLoadable } from './to-loadable.ts';

/** One of several questions, as far as it is answered. */
interface LoadableEntry<T> {
  loadable: Loadable<T>;
  /** Why it could not be refetched, though what was there is still shown. */
  refetchFailure: Failure | null;
  /** DateTimeWithZone what is shown was fetched, in ms since 1970; 0 = never. */
  fetchedAt: number;
}

/** The same question about several things, as containers take it. */
export interface LoadableQueries<T> {
  /** By the thing's id. */
  entries: ReadonlyMap<number, LoadableEntry<T>>;
  /** Fetches the answer about one thing anew, whatever is on its way. */
  refetch: (id: number) => void;
}

/** `useQueries` as screens need it: what `useLoadableQuery` is for one thing, for several of them. */
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
          refetchFailure: result.isRefetchError ? asFailure(result.error) : null,
          fetchedAt: result.dataUpdatedAt,
        },
      ]),
    ),
    refetch: (id) => void queries.refetchQueries({ queryKey: optionsOf(id).queryKey, exact: true }),
  };
}
