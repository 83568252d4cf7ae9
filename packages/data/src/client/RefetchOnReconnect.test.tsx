// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { RefetchOnReconnect } from './RefetchOnReconnect.tsx';
import { useLoadableQuery } from './useLoadableQuery.ts';

afterEach(cleanup);

test('back online, what failed is fetched again, and what is there is not', async () => {
  const broken = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('there');
  const fine = vi.fn(async () => 'there');
  const { result, queries } = renderDataHook(() => [
    useLoadableQuery({ queryKey: ['test', 'broken'], queryFn: broken }),
    useLoadableQuery({ queryKey: ['test', 'fine'], queryFn: fine }),
  ]);
  const statuses = () => result.current.map(({ loadable }) => loadable.status);
  await waitFor(() => expect(statuses()).toEqual(['failed', 'ready']));
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <RefetchOnReconnect />
    </QueryClientProvider>,
  );
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(statuses()).toEqual(['ready', 'ready']));
  expect([broken.mock.calls.length, fine.mock.calls.length]).toEqual([2, 1]);
  unmount();
});
