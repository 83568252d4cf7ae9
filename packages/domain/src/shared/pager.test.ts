import { describe, expect, test } from 'vitest';
import { existingPage, lastPage, rowsOfPage } from './pager.ts';

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
