import { expect, test } from 'vitest';
import { rovingIndex } from './useRovingTabs.ts';

test.for([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 6, false, 0],
  ['ArrowLeft', 0, false, 6],
  ['ArrowLeft', 3, false, 2],
  ['ArrowRight', 0, true, 6],
  ['ArrowLeft', 6, true, 0],
  ['Home', 4, false, 0],
  ['End', 4, true, 6],
  ['ArrowDown', 4, false, null],
  ['Tab', 4, false, null],
] as const)('%s at %i of seven, mirrored %s: %s', ([key, index, mirrored, expected]) => {
  expect(rovingIndex(key, index, 7, mirrored)).toBe(expected);
});
