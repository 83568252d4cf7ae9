import type { Failure } from './failure.ts';
import type { Page } from './paged.ts';

/** Rows per page (contract 1.6). */
export const LIST_PAGE_SIZE = 10;

/** The state of the next page: can be fetched (`idle`), is loading, failed, or does not exist. */
export type NextPageState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'none' };

/** A list fetched page by page. Once it is ready, it keeps its rows when a further page fails. */
export type LoadableList<T> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | {
      status: 'ready';
      rows: readonly T[];
      /** Number of all rows; null while it is unknown. */
      total: number | null;
      more: NextPageState;
      /** Why the last refetch failed: the rows are those fetched before it, and may be out of date. */
      refetchFailure: Failure | null;
    };

/** Creates a ready list; by default `rows` are all of its rows, and up to date. */
export function readyList<T>(
  rows: readonly T[],
  {
    total = rows.length,
    more = { status: 'none' },
    refetchFailure = null,
  }: { total?: number | null; more?: NextPageState; refetchFailure?: Failure | null } = {},
): LoadableList<T> {
  return { status: 'ready', rows, total, more, refetchFailure };
}

/** A page of a list, as it was fetched. */
export interface FetchedPage<T> extends Page<T> {
  /** Rows have left the list since the page was fetched, and the server moved as many of the following rows onto it. */
  hasShiftedRows?: true;
}

/**
 * Returns the index of the page to fetch after these; null when there is none. An empty page ends the list. A last page
 * onto which rows moved up is fetched again, since the page after it no longer has those rows.
 *
 * @param lastIndex the index with which the last of them was fetched
 * @param keyOf identifies a row: one that is on several pages counts once
 */
export function nextPage<T>(
  pages: readonly FetchedPage<T>[],
  lastIndex: number,
  keyOf: (row: T) => string | number,
): number | null {
  const last = pages.at(-1);
  if (!last) return 0;
  if (new Set(pages.flatMap(({ rows }) => rows.map(keyOf))).size >= last.total) return null;
  if (last.hasShiftedRows) return lastIndex;
  return last.rows.length > 0 ? lastIndex + 1 : null;
}

/**
 * Joins pages into one list. When rows were inserted at the front between two requests, the next page repeats the last
 * rows of the one before: a repeated row keeps its first position and takes its latest value.
 */
export function joinPages<T>(pages: readonly Page<T>[], keyOf: (row: T) => string | number): Page<T> {
  const rows = [...new Map(pages.flatMap((page) => page.rows.map((row) => [keyOf(row), row]))).values()];
  return { rows, total: pages.at(-1)?.total ?? 0 };
}

/** Maps the rows. One row may become several or none, so `total` is known only when the last page has been fetched. */
export function transformRows<T, U>(
  list: LoadableList<T>,
  transform: (rows: readonly T[]) => readonly U[],
): LoadableList<U> {
  if (list.status !== 'ready') return list;
  const rows = transform(list.rows);
  return { ...list, rows, total: list.more.status === 'none' ? rows.length : null };
}

/**
 * Returns the instants of a list's rows, for the line that states the zone of all of them; without rows, the current
 * time.
 */
export function instantsOf<Row>(
  list: LoadableList<Row>,
  momentOf: (row: Row) => Date,
  now: Date,
): readonly [Date, ...Date[]] {
  const [first = now, ...rest] = list.status === 'ready' ? list.rows.map(momentOf) : [];
  return [first, ...rest];
}
