// @vitest-environment jsdom
import { safeHref } from '@portal/mocks/fixtures';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChat } from './useChat.ts';

const SRC = safeHref('https://widget.chat.example/widget.js');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const scripts = () => [...document.querySelectorAll('script')];

test('without an allowed script the chat is blocked, and nothing is loaded', () => {
  const { result } = renderHook(() => useChat(null));
  expect(result.current.state).toBe('blocked');
  expect(scripts()).toEqual([]);
});

test('a chat that failed is opened anew by a retry, and closed with the page', () => {
  const { result, unmount } = renderHook(() => useChat(SRC));
  expect(result.current.state).toBe('loading');
  act(() => {
    scripts()[0]?.dispatchEvent(new Event('error'));
    vi.runAllTimers();
  });
  expect(result.current.state).toBe('failed');
  expect(scripts()).toEqual([]);
  act(() => result.current.retry());
  expect(result.current.state).toBe('loading');
  act(() => void scripts()[0]?.dispatchEvent(new Event('load')));
  expect(result.current.state).toBe('shown');
  unmount();
  expect(scripts()).toEqual([]);
});
