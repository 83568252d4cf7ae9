import type { LoadableList, Page } from '@portal/domain/shared';
import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { toLoadableList } from './to-loadable-list.ts';

/** A list that is read page by page, as containers take it. */
export interface LoadablePages<T> {
  list: LoadableList<T>;
  /** The next page; once, however often it is asked for. */
  fetchMore: () => void;
  /** For a retry button: joins a request that is on its way. */
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

/** What the cache holds of a paged list: for mutations that change it ahead of the server. */
export type CachedPages<T> = InfiniteData<Page<T>>;
