import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { intSchema } from './decode.ts';
import { FailureError } from './failure.ts';
import { decodePage, withConsistentTotal } from './paged.ts';

const row = v.object({ Id: intSchema });

describe('a page (contract 1.6)', () => {
  test.each([
    ['rows and total', { rows: [{ Id: 1 }], total: 5, rowCount: 10, current: 0 }, { rows: [{ Id: 1 }], total: 5 }],
    ['neither rowCount nor current', { rows: [{ Id: 1 }], total: 1 }, { rows: [{ Id: 1 }], total: 1 }],
    ['no rows past the end', { rows: [], total: 5 }, { rows: [], total: 5 }],
    ['null rows', { rows: null, total: 0 }, { rows: [], total: 0 }],
    ['a null row inside', { rows: [null, { Id: 2 }], total: 2 }, { rows: [{ Id: 2 }], total: 2 }],
    [
      'rowCount and current of another type',
      { rows: [], total: 0, rowCount: '10', current: null },
      { rows: [], total: 0 },
    ],
  ])('with %s is read', (_name, sent, expected) => {
    expect(decodePage(row, sent)).toEqual(expected);
  });

  test.each([
    ['no total', { rows: [] }],
    ['a total of null', { rows: [], total: null }],
    ['a total as text', { rows: [], total: '3' }],
    ['half a total', { rows: [], total: 1.5 }],
    ['an id as text', { rows: [{ Id: '1' }], total: 1 }],
    ['rows as an object', { rows: {}, total: 0 }],
    ['only the rows', [{ Id: 1 }]],
    ['nothing', null],
    ['text', 'rows'],
  ])('with %s is not understood', (_name, sent) => {
    expect(() => decodePage(row, sent)).toThrow(FailureError);
    expect(() => decodePage(row, sent)).toThrow('notUnderstood');
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
  expect(withConsistentTotal(received, { page, size: 10 })).toEqual({ ...received, total: expected });
});
