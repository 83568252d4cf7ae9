import type { LoadableList, Page } from '@portal/domain/shared';
import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { toLoadableList } from './to-loadable-list.ts';

/** A list that is fetched page by page. */
export interface LoadablePages<T> {
  list: LoadableList<T>;
  /** Fetches the next page; joins a request that is pending. */
  fetchMore: () => void;
  /** For a retry button: joins a request that is pending. */
  retry: () => void;
}

/** `useInfiniteQuery` for the options of `pagedQuery`. */
export function useLoadablePages<T, Key extends QueryKey>(
  options: UseInfiniteQueryOptions<Page<T>, Error, Page<T>, Key, number>,
): LoadablePages<T> {
  const query = useInfiniteQuery(options);
  return {
    list: toLoadableList(query),
    fetchMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch({ cancelRefetch: false }),
  };
}

/** A paged list in the cache, for mutations that update it optimistically. */
export type CachedPages<T> = InfiniteData<Page<T>>;
