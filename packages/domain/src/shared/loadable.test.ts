import { expect, test } from 'vitest';
import { failed, loading, mapLoadable, ready } from './loadable.ts';

test('what is ready is changed', () => {
  expect(mapLoadable(ready(2), (n) => n * 10)).toEqual({ status: 'ready', value: 20 });
});

test('what is ready with an empty content is changed too', () => {
  expect(mapLoadable(ready<number | null>(null), (n) => n === null)).toEqual({ status: 'ready', value: true });
});

test.each([loading, failed({ kind: 'offline' })])('%j is unchanged, and its value is not mapped', (given) => {
  const never = () => {
    throw new Error('asked');
  };
  expect(mapLoadable(given, never)).toEqual(given);
});
