// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './useNow.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:40Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => {
  const { result, unmount } = renderHook(useNow);
  return { unmount, shown: () => result.current.toISOString().slice(11, 19) };
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('the time is the one of each full minute', () => {
  const { shown } = open();
  expect(shown()).toBe('10:00:40');
  pass(19_999);
  expect(shown()).toBe('10:00:40');
  pass(1);
  expect(shown()).toBe('10:01:00');
  pass(60_000);
  expect(shown()).toBe('10:02:00');
});

test('a tab that comes back shows the time of then, and goes on at the full minute', () => {
  const { shown } = open();
  vi.setSystemTime(new Date('2026-11-21T12:30:10Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('12:30:10');
  pass(50_000);
  expect(shown()).toBe('12:31:00');
  expect(vi.getTimerCount()).toBe(1);
});

test('a page that is left has no clock', () => {
  open().unmount();
  expect(vi.getTimerCount()).toBe(0);
});
