// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { RefetchOnReconnect } from './RefetchOnReconnect.tsx';
import { useLoadableQuery } from './useLoadableQuery.ts';

afterEach(cleanup);

test('back online, what failed and is on screen is fetched again, and nothing else', async () => {
  const broken = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('there');
  const fine = vi.fn(async () => 'there');
  const closed = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  const { result, queries } = renderDataHook(() => [
    useLoadableQuery({ queryKey: ['test', 'broken'], queryFn: broken }),
    useLoadableQuery({ queryKey: ['test', 'fine'], queryFn: fine }),
  ]);
  await queries.prefetchQuery({ queryKey: ['test', 'closed'], queryFn: closed });
  const statuses = () => result.current.map(({ loadable }) => loadable.status);
  await waitFor(() => expect(statuses()).toEqual(['failed', 'ready']));
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <RefetchOnReconnect />
    </QueryClientProvider>,
  );
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(statuses()).toEqual(['ready', 'ready']));
  expect([broken, fine, closed].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  unmount();
});
