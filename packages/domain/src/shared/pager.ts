/** The choices of rows per page, where pages are turned (001 §9). */
export const PAGE_SIZES = [10, 25, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** One page of a list whose pages are turned. */
export interface PageRequest {
  /** Counted from 0. */
  page: number;
  size: PageSize;
}

/** The last page of so many rows, counted from 0. */
export function lastPage(total: number, size: PageSize): number {
  return Math.max(0, Math.ceil(total / size) - 1);
}

/**
 * The number of a page, or of the last one where the list has become shorter.
 *
 * @param total rows of all pages; undefined while that is not known
 */
export function existingPage({ page, size }: PageRequest, total: number | undefined): number {
  return total === undefined ? page : Math.min(page, lastPage(total, size));
}

/** The first and last row of a page, counted from 1; a page behind the last one counts as the last one. */
export function rowsOfPage(pageRequest: PageRequest, total: number): { from: number; to: number } {
  const { size } = pageRequest;
  const first = existingPage(pageRequest, total) * size;
  return { from: Math.min(first + 1, total), to: Math.min(first + size, total) };
}
