import { failed, toFailure, type Failure, type Loadable } from '@portal/domain/shared';
import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { cancelFirstLoads } from './cancel-first-loads.ts';
import { toLoadable } from './to-loadable.ts';

/** The result of a query, for containers. */
export interface LoadableQuery<T> {
  loadable: Loadable<T>;
  /** The value, once it is fetched. */
  data: T | undefined;
  /** A first load, a retry or a refetch is pending. */
  isFetching: boolean;
  /** The value was fetched for an earlier visit, and is being fetched again for this one. */
  isOfEarlierVisit: boolean;
  /** Why the last refetch failed, while the value fetched before is shown. */
  refetchFailure: Failure | null;
  /** For a retry button: joins a request that is pending. */
  retry: () => void;
  /** Refetches, cancelling a pending request; resolves to the failure, or null. */
  refetch: () => Promise<Failure | null>;
}

/**
 * `useQuery` with a `Loadable` instead of flags. The query hooks of this package use it, or `useLoadablePages` or
 * `useLoadableQueries`. The flags are getters, because TanStack Query tracks which fields are read: a component that
 * reads none of them is not rendered again when a fetch starts or ends. The failure of a query `ON_EVERY_PAGE` stays while
 * it is repeated, so that the page does not go back to its skeletons.
 */
export function useLoadableQuery<T, Data = T, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<T, Error, Data, Key>,
): LoadableQuery<Data> {
  const query = useQuery(options);
  const loadable = useKeptFailure(toLoadable(query), options.meta?.['onEveryPage'] === true);
  return toLoadableQuery(query, loadable, useCancelFirstLoad(options.queryKey));
}

/** Returns the loadable; if `keeps`, its last failure where it is loading again after it. */
function useKeptFailure<T>(loadable: Loadable<T>, keeps: boolean): Loadable<T> {
  const [failure, setFailure] = useState<Failure | null>(null);
  if (loadable.status === 'failed' && failure === null) setFailure(loadable.failure);
  if (loadable.status === 'ready' && failure !== null) setFailure(null);
  return keeps && loadable.status === 'loading' && failure !== null ? failed(failure) : loadable;
}

function useCancelFirstLoad(queryKey: QueryKey): () => Promise<void> {
  const queries = useQueryClient();
  return () => cancelFirstLoads(queries, { queryKey, exact: true });
}

function toLoadableQuery<T>(
  query: UseQueryResult<T>,
  loadable: Loadable<T>,
  cancelFirstLoad: () => Promise<void>,
): LoadableQuery<T> {
  return {
    loadable,
    data: query.data,
    get isFetching() {
      return query.isFetching;
    },
    get isOfEarlierVisit() {
      return query.data !== undefined && query.isFetching && !query.isFetchedAfterMount;
    },
    get refetchFailure() {
      return query.isRefetchError ? toFailure(query.error) : null;
    },
    retry: () => void query.refetch({ cancelRefetch: false }),
    refetch: async () => {
      await cancelFirstLoad();
      const { error } = await query.refetch();
      return error ? toFailure(error) : null;
    },
  };
}
