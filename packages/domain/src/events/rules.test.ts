import { expect, test } from 'vitest';
import type { EventDay } from './model.ts';
import { eventRows } from './rules.ts';

const day = (date: string, ...names: string[]): EventDay => ({
  date,
  events: names.map((name) => ({ name, description: null, link: null, time: null })),
});
const shown = (...days: EventDay[]) => eventRows(days).map(({ date, event, opensDay }) => [date, event.name, opensDay]);

test.each([
  ['no days', [], []],
  ['a day without events gives no row', [day('2026-11-21')], []],
  [
    'the first of each day opens it',
    [day('2026-11-21', 'a', 'b'), day('2026-11-22', 'c')],
    [
      ['2026-11-21', 'a', true],
      ['2026-11-21', 'b', false],
      ['2026-11-22', 'c', true],
    ],
  ],
])('%s', (_name, days, rows) => {
  expect(shown(...days)).toEqual(rows);
});

const keyOf = (name: string, days: readonly EventDay[]) =>
  eventRows(days).find(({ event }) => event.name === name)?.key;

test.each([
  ['another comes before it', [day('2026-11-21', 'new', 'a', 'b')]],
  ['a search leaves out the one before', [day('2026-11-21', 'b')]],
])('a row keeps its key when %s, and gives it to no other', (_name, days) => {
  const before = [day('2026-11-21', 'a', 'b')];
  expect(keyOf('b', days)).toBe(keyOf('b', before));
  expect(eventRows(days).find(({ key }) => key === keyOf('a', before))?.event.name).not.toBe('b');
});

test('each row has a key of its own, which stays when days follow', () => {
  const first = day('2026-11-21', 'same', 'same');
  const keys = eventRows([first, day('2026-11-22', 'same')]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(eventRows([first]).map(({ key }) => key)).toEqual(keys.slice(0, 2));
});
