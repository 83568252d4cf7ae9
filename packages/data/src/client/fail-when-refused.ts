import { failed, loading } from '@portal/domain/shared';
import type { LoadableQuery } from './useLoadableQuery.ts';

/**
 * Replaces the value of an earlier fetch by the failure of its refetch, when the server refused that: the value may be of
 * a package that has ended. Other failures say nothing about the value, so it stays.
 */
export function failWhenRefused<T>(query: LoadableQuery<T>): LoadableQuery<T> {
  const { refetchFailure } = query;
  if (refetchFailure?.kind !== 'rejected') return query;
  return {
    ...query,
    loadable: query.isFetching ? loading : failed(refetchFailure),
    data: undefined,
    isOfEarlierVisit: false,
    refetchFailure: null,
  };
}
