import type { Failure } from './failure.ts';
import type { Page } from './paged.ts';

/** Rows asked for at a time (contract 1.6). */
export const LIST_PAGE_SIZE = 10;

/** What comes after the rows read so far: more can be asked for, is on its way, could not be read, or there is none. */
export type More =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'none' };

/** A list that is read page by page. Once it has rows, nothing that happens to a further page takes them away. */
export type LoadableList<T> =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | {
      status: 'ready';
      rows: readonly T[];
      /** How many rows there are in all; null while that is not known. */
      total: number | null;
      more: More;
    };

/** A list of which `rows` are there; all of them unless told. */
export function readyList<T>(
  rows: readonly T[],
  { total = rows.length, more = { status: 'none' } }: { total?: number | null; more?: More } = {},
): LoadableList<T> {
  return { status: 'ready', rows, total, more };
}

/** The index of the page after these, null when there is none. A page that came back empty ends the list. */
export function nextPage(pages: readonly Page<unknown>[]): number | null {
  const last = pages.at(-1);
  if (!last) return 0;
  const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return last.rows.length > 0 && read < last.total ? pages.length : null;
}

/**
 * The rows of pages as one list. DateTimeWithZone rows came in front between two answers, the next page repeats what the last one
 * ended with: a row that comes twice stands where it stood, as the later answer has it.
 */
export function joinPages<T>(pages: readonly Page<T>[], keyOf: (row: T) => string | number): Page<T> {
  const rows = [...new Map(pages.flatMap((page) => page.rows.map((row) => [keyOf(row), row]))).values()];
  return { rows, total: pages.at(-1)?.total ?? 0 };
}

/** The list with other rows, of which one row read may give several or none: how many there are in all is then known only at its end. */
export function expandList<T, U>(list: LoadableList<T>, expand: (rows: readonly T[]) => readonly U[]): LoadableList<U> {
  if (list.status !== 'ready') return list;
  const rows = expand(list.rows);
  return { ...list, rows, total: list.more.status === 'none' ? rows.length : null };
}
