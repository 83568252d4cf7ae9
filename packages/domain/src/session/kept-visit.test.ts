import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseKeptVisit, serializeKeptVisit, type KeptVisit } from './kept-visit.ts';

const NOW = Date.UTC(2026, 10, 23);
const DAY = 24 * 60 * 60 * 1000;
const me = { version: 'a1', userId: 5001, now: NOW };
const visit: KeptVisit = {
  version: 'a1',
  userId: 5001,
  at: NOW - DAY,
  session: 's1',
  picture: null,
  queries: {},
};

test('what was kept is read again', () => {
  expect(parseKeptVisit(serializeKeptVisit(visit), me)).toEqual(visit);
});

test.each([
  ['by another version', { version: 'a2' }],
  ['by another student', { userId: 5002 }],
  ['more than a week ago', { at: NOW - 7 * DAY - 1 }],
  ['after now, by a wrong clock', { at: NOW + DAY }],
  ['at no time', { at: '2026' }],
])('what was kept %s is not', (_name, change) => {
  expect(parseKeptVisit(JSON.stringify({ ...visit, ...change }), me)).toBeNull();
});

test.each([null, '', 'null', '[]', '{"version":"a1"', '{}'])('%j is nothing', (text) => {
  expect(parseKeptVisit(text, me)).toBeNull();
});

test('no text throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseKeptVisit(text, me) === null));
});

test('what would take too much room is not kept', () => {
  expect(serializeKeptVisit({ ...visit, queries: 'x'.repeat(400_000) })).toBeNull();
});
