import { expect, test } from 'vitest';
import { causeOf, timeline, type Item } from './timeline.mjs';

const item = (kind: Item['kind'], name: string, start: number, end = start): Item => ({ kind, name, start, end });

const html = item('html', '/', 0, 200);
const core = item('script', 'core.js', 202, 900);
const task = item('task', '120 ms', 910, 1030);
const courses = item('api', 'Course/List', 950, 1200);
const panel = item('script', 'panel.js', 1199, 1400);
const paint = item('paint', 'LCP', 1250);
const items = [html, core, task, courses, panel, paint];

test.each<[string, Item, Item | null]>([
  ['the page itself waits for nothing', html, null],
  ['a script waits for the page that ended before it', core, html],
  ['a request from within a task waits for the task', courses, task],
  ['a millisecond between two clocks is no difference', panel, courses],
  ['a paint is no request', paint, null],
])('%s', (_what, one, cause) => {
  expect(causeOf(one, items)).toBe(cause);
});

test('the list is in the order in which things began', () => {
  expect(timeline([paint, courses, task]).split('\n')).toEqual([
    '   910–1030  task   120 ms',
    '   950–1200  api    Course/List   < task 120 ms',
    '       1250  paint  LCP',
  ]);
});
