import { expect, test } from 'vitest';
import { blockingTime, cumulativeShift, median, percentile } from './figures.mjs';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [[5, 1, 4, 2, 3], 0.95, 5],
  [Array.from({ length: 100 }, (_, i) => i + 1), 0.95, 95],
  [[7], 0, 7],
  [[], 0.95, Number.NaN],
])('of %j, the share %d does not exceed %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

test.each([
  ['no shift', [], 0],
  [
    'shifts of one window are added up',
    [
      [0, 0.1],
      [900, 0.2],
    ],
    0.3,
  ],
  [
    'a second of rest begins another window',
    [
      [0, 0.1],
      [1000, 0.2],
    ],
    0.2,
  ],
  ['a window lasts five seconds at most', [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => [at, 0.1]), 0.6],
])('cumulative layout shift: %s', (_what, shifts, expected) => {
  const entries = shifts.map(([at = 0, value = 0]) => ({ at, value }));
  expect(cumulativeShift(entries)).toBeCloseTo(expected, 5);
});

test.each([
  [[], 0],
  [[120, 55], 75],
  [[50, 40], 0],
])('tasks of %j ms block for %d ms', (durations, expected) => {
  expect(blockingTime(durations.map((duration) => ({ duration })))).toBe(expected);
});
