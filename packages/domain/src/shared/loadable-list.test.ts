import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transformRows, instantsOf, joinPages, nextPage, readyList, type LoadableList } from './loadable-list.ts';

const page = (rows: string, total: number) => ({ rows: [...rows], total });
const shiftedPage = (rows: string, total: number) => ({ ...page(rows, total), hasShiftedRows: true as const });
const itself = (row: string) => row;

describe('the page to ask for next', () => {
  test.each([
    ['of nothing read is the first', [], 0],
    ['of one page of three', [page('abc', 9)], 1],
    ['of two pages of three', [page('abc', 9), page('def', 9)], 2],
    ['of all rows', [page('abc', 5), page('de', 5)], null],
    ['of exactly all rows', [page('abc', 3)], null],
    ['of an empty list', [page('', 0)], null],
    ['of a page that came back empty although there should be more', [page('abc', 9), page('', 9)], null],
    ['of a first page that came back empty although there should be more', [page('', 9)], null],
    ['of a list that has shrunk meanwhile', [page('abc', 9), page('de', 5)], null],
    ['of a list that has grown meanwhile', [page('abc', 4), page('d', 6)], 2],
    ['of all rows, one of them on two pages', [page('abc', 5), page('cde', 5)], null],
    ['of as many rows as there are, of which two are the same', [page('abc', 6), page('cde', 6)], 2],
    ['of one page onto which rows moved up is that page', [shiftedPage('ab', 8)], 0],
    ['of two, of which the last had rows moved onto it, is the last', [page('abc', 9), shiftedPage('de', 8)], 1],
    [
      'of three, of which the last had rows moved onto it, is the last',
      [page('abc', 9), page('def', 9), shiftedPage('gh', 10)],
      2,
    ],
    ['of a page that all rows left is that page', [shiftedPage('', 8)], 0],
    ['of all that were left', [shiftedPage('ab', 2)], null],
  ])('%s', (_name, pages, next) => {
    expect(nextPage(pages, pages.length - 1, itself)).toBe(next);
  });

  test('is one further once the page was asked for again', () => {
    const pages = [page('abc', 9), shiftedPage('de', 8), page('def', 8)];
    expect(nextPage(pages, 1, itself)).toBe(2);
  });
});

describe('pages joined', () => {
  test.each([
    ['none', [], '', 0],
    ['in their order', [page('abc', 6), page('def', 6)], 'abcdef', 6],
    ['a row in front: the last of one page begins the next', [page('abc', 5), page('cde', 6)], 'abcde', 6],
    ['the total of the latest answer', [page('abc', 9), page('de', 5)], 'abcde', 5],
    ['the total of the latest answer of three', [page('ab', 9), page('cd', 8), page('ef', 7)], 'abcdef', 7],
  ])('%s', (_name, pages, rows, total) => {
    expect(joinPages(pages, itself)).toEqual(page(rows, total));
  });

  test('a repeated row keeps its position and takes the later value', () => {
    const pages = [
      {
        rows: [
          { id: 1, name: 'old' },
          { id: 2, name: 'two' },
        ],
        total: 3,
      },
      {
        rows: [
          { id: 1, name: 'new' },
          { id: 3, name: 'three' },
        ],
        total: 3,
      },
    ];
    expect(joinPages(pages, ({ id }) => id).rows.map(({ name }) => name)).toEqual(['new', 'two', 'three']);
  });

  test('no row comes twice and none is lost', () => {
    const anyPage = fc.record({ rows: fc.array(fc.constantFrom(...'abcdefghij')), total: fc.nat() });
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 5 }), (pages) => {
        const { rows } = joinPages(pages, itself);
        expect(rows).toEqual([...new Set(pages.flatMap((one) => one.rows))]);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

describe('a list with other rows', () => {
  const twice = (rows: readonly string[]) => rows.flatMap((row) => [row, row]);
  test.each<[string, LoadableList<string>, LoadableList<string>]>([
    ['is on its way as before', { status: 'loading' }, { status: 'loading' }],
    [
      'has failed as before',
      { status: 'failed', failure: { kind: 'offline' } },
      { status: 'failed', failure: { kind: 'offline' } },
    ],
    ['knows how many there are at its end', readyList(['a', 'b']), readyList(['a', 'a', 'b', 'b'], { total: 4 })],
    [
      'does not know how many there are before',
      readyList(['a'], { total: 7, more: { status: 'idle' } }),
      readyList(['a', 'a'], { total: null, more: { status: 'idle' } }),
    ],
  ])('%s', (_name, list, expected) => {
    expect(transformRows(list, twice)).toEqual(expected);
  });
});

test('the instants of a list are those of its rows, and now while there are none', () => {
  const [now, ...instants] = [4, 1, 2].map((day) => new Date(Date.UTC(2026, 10, day))) as [Date, Date, Date];
  const at = (row: Date) => row;
  expect(instantsOf(readyList(instants), at, now)).toEqual(instants);
  expect(instantsOf(readyList<Date>([]), at, now)).toEqual([now]);
  expect(instantsOf<Date>({ status: 'loading' }, at, now)).toEqual([now]);
});
