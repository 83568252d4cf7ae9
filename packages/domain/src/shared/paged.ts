import * as v from 'valibot';
import { decode, intSchema, rowsSchema } from './decode.ts';
import type { PageRequest } from './pager.ts';
import type { IntWire } from './wire.ts';

/** One page of a list (contract 1.6); the list is complete when its rows number `total`. */
export interface Page<T> {
  rows: T[];
  total: number;
}

/** A page as the server sends it. `rowCount` and `current` may be absent and are not needed. */
export interface PagedWire<T> {
  rows: T[];
  total: IntWire;
  rowCount?: IntWire;
  current?: IntWire;
}

/** The body of a list request (contract 1.6). */
export interface PagedRequestWire {
  PageIndex: IntWire;
  PageSize: IntWire;
  SortFieldName: string;
  SortOrder: 'ASC' | 'DESC';
  Keyword: string;
}

/** Decodes a page of rows. */
export function decodePage<S extends v.GenericSchema>(row: S, sent: unknown): Page<v.InferOutput<S>> {
  return decode(v.object({ rows: rowsSchema(row), total: intSchema }), sent) as Page<v.InferOutput<S>>;
}

/**
 * Corrects the total of a page when it contradicts the rows: a page without rows means that the list ends before it;
 * otherwise the total is at least the number of rows up to the end of the page.
 */
export function withConsistentTotal<T>({ rows, total }: Page<T>, { page, size }: PageRequest): Page<T> {
  const before = page * size;
  return { rows, total: rows.length === 0 ? Math.min(total, before) : Math.max(total, before + rows.length) };
}
