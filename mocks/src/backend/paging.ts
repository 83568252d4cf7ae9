import type { PagedRequestWire, PagedWire } from '@portal/domain/shared';

/** The fields of a paged request (contract 1.6), for the route of a call. */
export const pagedFields = {
  PageIndex: 'number',
  PageSize: 'number',
  SortFieldName: 'string',
  SortOrder: 'string',
  Keyword: 'string',
} as const;

/** A paged request after its fields were read. */
export type PagedRequest = Omit<PagedRequestWire, 'SortOrder'> & { SortOrder: string };

type Row = object;

/**
 * One page of `all` (contract 1.6): rows whose texts contain the keyword, sorted by a field of the row; where the row has
 * no such field, in the order given.
 */
export function page<T extends Row>(
  all: readonly T[],
  { PageIndex, PageSize, SortFieldName, SortOrder, Keyword }: PagedRequest,
  texts: (row: T) => (string | null | undefined)[],
): PagedWire<T> {
  const keyword = Keyword.trim().toLowerCase();
  const matching = keyword
    ? all.filter((row) => texts(row).some((text) => text?.toLowerCase().includes(keyword)))
    : all;
  const sorted = sortBy(matching, SortFieldName, SortOrder);
  return {
    rows: sorted.slice(PageIndex * PageSize, (PageIndex + 1) * PageSize),
    total: matching.length,
    rowCount: PageSize,
    current: PageIndex,
  };
}

function sortBy<T extends Row>(rows: readonly T[], field: string, order: string): readonly T[] {
  const first = rows[0];
  if (!first || !(field in first)) return rows;
  const key = field as keyof T;
  const sign = order.toUpperCase() === 'DESC' ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(a[key], b[key]));
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}
