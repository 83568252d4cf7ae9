import { joinPages, nextPage, type DecodeContext, type Page } from '@portal/domain/shared';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { createQueryFn } from './create-query-fn.ts';
import type { Client } from './client.ts';
import type { CallSpec } from './request.ts';

export interface PagedQuery<T, K extends QueryKey> {
  client: Client;
  /** Everything the rows depend on, the keyword too: an answer to another keyword has another key and is never shown. */
  queryKey: K;
  /** The call for a page, counted from 0. */
  call: (page: number) => CallSpec;
  decode: (sent: unknown, context: DecodeContext) => Page<T>;
  /** What makes a row itself, so that it is not listed twice when the list has moved between two pages. */
  keyOf: (row: T) => string | number;
}

/**
 * A list that is read page by page (contract 1.6), for `useInfiniteQuery`; `toLoadableList` makes of it what screens
 * take. A further page is asked for silently: its failure is said below the rows, which an error page would take away;
 * so is a list that is read anew while it is shown.
 */
export function pagedQuery<T, const K extends QueryKey>({ client, queryKey, call, decode, keyOf }: PagedQuery<T, K>) {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: 0,
    queryFn: ({ pageParam, ...asked }) => {
      const spec = call(pageParam);
      return createQueryFn(client, pageParam > 0 ? { ...spec, silent: true } : spec, decode)(asked);
    },
    getNextPageParam: (_last: Page<T>, pages: Page<T>[]) => nextPage(pages),
    select: ({ pages }) => joinPages(pages, keyOf),
  });
}
