import { expect, test } from 'vitest';
import { formatPosition } from './format-position.ts';

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [60, '1:00'],
  [125.4, '2:05'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
])('%d seconds are %s', (seconds, expected) => {
  expect(formatPosition(seconds)).toBe(expected);
});
