/** The choices of rows per page, for a list that shows one page at a time (001 §9). */
export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** A page of a list that shows one page at a time. */
export interface PageRequest {
  /** Counted from 0. */
  page: number;
  size: PageSize;
}

/** Returns the last page of this many rows, counted from 0. */
export function lastPage(total: number, size: PageSize): number {
  return Math.max(0, Math.ceil(total / size) - 1);
}

/**
 * Returns the number of a page, or that of the last page when the list has become shorter.
 *
 * @param total rows of all pages; undefined while that is not known
 */
export function existingPage({ page, size }: PageRequest, total: number | undefined): number {
  return total === undefined ? page : Math.min(page, lastPage(total, size));
}

/** Returns the first and last row of a page, counted from 1; a page after the last one counts as the last one. */
export function rowsOfPage(pageRequest: PageRequest, total: number): { from: number; to: number } {
  const { size } = pageRequest;
  const first = existingPage(pageRequest, total) * size;
  return { from: Math.min(first + 1, total), to: Math.min(first + size, total) };
}
