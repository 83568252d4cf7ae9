// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBriefWait } from './useBriefWait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (loading: boolean) => renderHook(useBriefWait, { initialProps: loading });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('content waits while the other data loads, for four seconds at most', () => {
  const { result } = open(true);
  pass(3999);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('content that was shown without the data is not hidden again', () => {
  const { result, rerender } = open(true);
  pass(4000);
  rerender(false);
  rerender(true);
  expect(result.current).toBe(false);
});

test('content is shown as soon as the data has loaded', () => {
  const { result, rerender } = open(true);
  rerender(false);
  expect(result.current).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
