import { describe, expect, test } from 'vitest';
import type { Announcement } from './model.ts';
import { isNew, restoreAnnouncement, without } from './rules.ts';

const now = new Date('2026-11-20T23:37:43Z');

test.each([
  ['now', '2026-11-20T23:37:43Z', true],
  ['a second short of seven days ago', '2026-11-13T23:37:44Z', true],
  ['seven days ago', '2026-11-13T23:37:43Z', false],
  ['last year', '2025-11-20T23:37:43Z', false],
  ['in a minute, by a clock that is ahead', '2026-11-20T23:38:43Z', true],
])('published %s', (_name, at, expected) => {
  expect(isNew({ publishedAt: new Date(at) }, now)).toBe(expected);
});

/** An announcement of that day of November; its id is the day. */
const on = (day: number): Announcement => ({
  id: day,
  title: `Day ${day}`,
  html: '',
  publishedAt: new Date(Date.UTC(2026, 10, day)),
  publishedOn: `2026-11-${day}`,
  publisher: null,
  image: null,
  attachments: [],
});

describe('an announcement that is put back', () => {
  test.each([
    ['as the newest', 20, [18, 15, 11], [20, 18, 15, 11]],
    ['in the middle', 15, [20, 18, 11], [20, 18, 15, 11]],
    ['as the oldest', 11, [20, 18, 15], [20, 18, 15, 11]],
    ['into nothing', 11, [], [11]],
    ['though it is there', 15, [18, 15, 11], [18, 15, 11]],
  ])('%s', (_name, day, list, expected) => {
    expect(restoreAnnouncement(list.map(on), on(day)).map(({ id }) => id)).toEqual(expected);
  });
});

test.each([
  ['what is there', 15, [18, 11]],
  ['what is not there', 16, [18, 15, 11]],
])('a list without %s', (_name, day, expected) => {
  expect(without([18, 15, 11].map(on), on(day)).map(({ id }) => id)).toEqual(expected);
});
