import { describe, expect, test } from 'vitest';
import { existingPage, lastPage, pageAt, rowsOfPage } from './pager.ts';

describe('the pages of a list', () => {
  test.each([
    [0, 10, 0],
    [1, 10, 0],
    [10, 10, 0],
    [11, 10, 1],
    [32, 10, 3],
    [32, 25, 1],
    [50, 50, 0],
    [51, 50, 1],
  ] as const)('%d rows by %d: the last page is %d', (total, size, expected) => {
    expect(lastPage(total, size)).toBe(expected);
  });

  test.each([
    [2, 32, 2],
    [9, 32, 3],
    [1, 0, 0],
    [9, undefined, 9],
  ] as const)('page %d of %s rows is page %d', (page, total, expected) => {
    expect(existingPage({ page, size: 10 }, total)).toBe(expected);
  });

  test.each([
    [0, 10, 32, 1, 10],
    [3, 10, 32, 31, 32],
    [1, 25, 32, 26, 32],
    [0, 50, 32, 1, 32],
    // Rows have gone meanwhile.
    [9, 10, 32, 31, 32],
    [0, 10, 0, 0, 0],
  ] as const)('page %d by %d of %d rows has row %d to %d', (page, size, total, from, to) => {
    expect(rowsOfPage({ page, size }, total)).toEqual({ from, to });
  });
});

test.each([
  ['as sent', 0, 10, 12, 12],
  ['no rows at all', 0, 0, 12, 0],
  ['no rows on a later page: the list ends before it', 3, 0, 40, 30],
  ['no rows behind the end', 3, 0, 12, 12],
  ['rows, counted as none', 0, 2, 0, 2],
  ['rows behind the end', 1, 3, 10, 13],
])('the total of a page, %s: page %i with %i rows of %i has %i', (_name, page, rows, sent, expected) => {
  const received = { rows: Array.from({ length: rows }, (_, at) => at), total: sent };
  expect(pageAt(received, { page, size: 10 })).toEqual({ ...received, total: expected });
});
