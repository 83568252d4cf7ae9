import { asFailure, type Failure, type Loadable } from '@portal/domain/shared';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { toLoadable } from './to-loadable.ts';

/** A question to the server, as containers take it. */
export interface LoadableQuery<T> {
  loadable: Loadable<T>;
  /** The value where it is there. */
  data: T | undefined;
  /** A first load, a retry or a refetch is on its way. */
  isFetching: boolean;
  /** Why it could not be refetched, though what was there is still shown. */
  refetchFailure: Failure | null;
  /** For a retry button: joins a request that is on its way. */
  retry: () => void;
  /** Fetches anew, whatever is on its way; resolves to why that failed, or null. */
  refetch: () => Promise<Failure | null>;
}

/** `useQuery` as screens need it: `Loadable` instead of flags. Every read hook of this package is made of it. */
export function useLoadableQuery<T, Data = T, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<T, Error, Data, Key>,
): LoadableQuery<Data> {
  const query = useQuery(options);
  return {
    loadable: toLoadable(query),
    data: query.data,
    isFetching: query.isFetching,
    refetchFailure: query.isRefetchError ? asFailure(query.error) : null,
    retry: () => void query.refetch({ cancelRefetch: false }),
    refetch: async () => {
      const { error } = await query.refetch();
      return error ? asFailure(error) : null;
    },
  };
}
