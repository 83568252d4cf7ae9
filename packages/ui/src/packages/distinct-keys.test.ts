import { expect, test } from 'vitest';
import { distinctKeys } from './distinct-keys.ts';

test('rows have different keys, whatever their ids', () => {
  const keys = distinctKeys([5, 5, 7, 5]);
  expect(new Set(keys).size).toBe(4);
});

test('a row keeps its key when rows with other ids come before it', () => {
  expect(distinctKeys([8, 5]).at(-1)).toBe(distinctKeys([5])[0]);
});
