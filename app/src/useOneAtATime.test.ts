// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOneAtATime } from './useOneAtATime.ts';

test('what is pressed twice is begun once, and again when it is done, however it ended', async () => {
  const { result, rerender } = renderHook(() => useOneAtATime());
  const once = result.current;
  const work = Promise.withResolvers<void>();
  const begin = vi.fn(() => work.promise);
  once(begin);
  once(begin);
  rerender();
  expect(result.current).toBe(once);
  result.current(begin);
  expect(begin).toHaveBeenCalledTimes(1);
  work.resolve();
  await work.promise;
  await vi.waitFor(() => {
    once(begin);
    expect(begin).toHaveBeenCalledTimes(2);
  });
});
