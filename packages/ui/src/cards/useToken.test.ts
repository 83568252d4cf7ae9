// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenResult } from './card-vendor.ts';
import { useToken } from './useToken.ts';

const HOLDER = { holder: 'Mei Chen', postalCode: '2009' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a token that the provider never sends ends as a refusal, and one that comes late is not used', async () => {
  let answer = (_result: TokenResult) => undefined as void;
  const createToken = () => new Promise<TokenResult>((resolve) => void (answer = resolve));
  const onToken = vi.fn<(token: string) => void>();
  const { result } = renderHook(() => useToken(createToken));
  act(() => result.current.make(HOLDER, onToken));
  expect(result.current.making).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toMatchObject({ making: false, refusal: '' });
  await act(async () => answer({ status: 'made', token: 'tok_1' }));
  expect(onToken).not.toHaveBeenCalled();
});
