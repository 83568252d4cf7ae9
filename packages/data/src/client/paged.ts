import { joinPages, nextPage, type DecodeContext, type Page } from '@portal/domain/shared';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { createQueryFn } from './create-query-fn.ts';
import type { Client } from './client.ts';
import type { CallSpec } from './request.ts';

export interface PagedQuery<T, K extends QueryKey> {
  client: Client;
  /** Everything the rows depend on, including the keyword, so that the answer to another keyword is never shown. */
  queryKey: K;
  /** The call for a page, counted from 0. */
  call: (page: number) => CallSpec;
  decode: (sent: unknown, context: DecodeContext) => Page<T>;
  /** Identifies a row, so that it is not listed twice when rows move between two requests. */
  keyOf: (row: T) => string | number;
}

/**
 * The `useInfiniteQuery` options of a list that is fetched page by page (contract 1.6); `toLoadableList` converts the
 * result for screens. Pages after the first are fetched silently: their failure is shown below the rows, which an error
 * page would replace. A refetch of a list that is shown is silent, too.
 */
export function pagedQuery<T, const K extends QueryKey>({ client, queryKey, call, decode, keyOf }: PagedQuery<T, K>) {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: 0,
    queryFn: ({ pageParam, ...context }) => {
      const spec = call(pageParam);
      return createQueryFn(client, pageParam > 0 ? { ...spec, silent: true } : spec, decode)(context);
    },
    getNextPageParam: (_last: Page<T>, pages: Page<T>[], lastIndex: number) => nextPage(pages, lastIndex, keyOf),
    select: ({ pages }) => joinPages(pages, keyOf),
  });
}
