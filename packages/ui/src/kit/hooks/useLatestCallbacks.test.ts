// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLatestCallbacks } from './useLatestCallbacks.ts';

afterEach(cleanup);

test('the object and its members stay the same, and call what was given last', () => {
  const called: string[] = [];
  const { result, rerender } = renderHook(
    ({ render }) => useLatestCallbacks({ open: (id: number) => void called.push(`${render} opens ${id}`) }),
    { initialProps: { render: 1 } },
  );
  const { current: first } = result;
  const { open } = first;
  open(7);
  rerender({ render: 2 });
  expect(result.current).toBe(first);
  open(8);
  expect(called).toEqual(['1 opens 7', '2 opens 8']);
});
