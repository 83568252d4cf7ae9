import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BRIEF_WAIT_MS, waitBriefly } from './wait-briefly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a refetch that ends in time gives its result, and leaves no timer', async () => {
  expect(await waitBriefly(Promise.resolve('fresh'), 'not yet')).toBe('fresh');
  expect(vi.getTimerCount()).toBe(0);
});

test('a refetch that fails is no other failure than without a limit', async () => {
  await expect(waitBriefly(Promise.reject(new Error('gone')), null)).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('a refetch that hangs is waited for five seconds', async () => {
  const waiting = waitBriefly<string>(new Promise(() => undefined), 'not yet');
  const settled = vi.fn();
  void waiting.then(settled);
  await vi.advanceTimersByTimeAsync(BRIEF_WAIT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('not yet');
});
