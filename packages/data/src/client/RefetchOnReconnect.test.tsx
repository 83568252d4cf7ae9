// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDataWrapper, mockClient } from '../testing/index.ts';
import { prefetchQuery } from './prefetch.ts';
import { RefetchOnReconnect } from './RefetchOnReconnect.tsx';
import { useLoadableQuery } from './useLoadableQuery.ts';

afterEach(cleanup);

test('back online, what failed and is on screen is fetched again; what failed ahead of another screen, when that opens', async () => {
  const broken = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('there');
  const fine = vi.fn(async () => 'there');
  const ahead = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('there');
  const next = { queryKey: ['test', 'ahead'], queryFn: ahead };
  const { DataWrapper: wrapper, queries } = createDataWrapper();
  const { result } = renderHook(
    () => [
      useLoadableQuery({ queryKey: ['test', 'broken'], queryFn: broken }),
      useLoadableQuery({ queryKey: ['test', 'fine'], queryFn: fine }),
    ],
    { wrapper },
  );
  await prefetchQuery({ client: mockClient(), queries, ahead: 'screen' }, next);
  const statuses = () => result.current.map(({ loadable }) => loadable.status);
  await waitFor(() => expect(statuses()).toEqual(['failed', 'ready']));
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <RefetchOnReconnect />
    </QueryClientProvider>,
  );
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(statuses()).toEqual(['ready', 'ready']));
  expect([broken, fine, ahead].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
  const opened = renderHook(() => useLoadableQuery(next).loadable, { wrapper });
  await waitFor(() => expect(opened.result.current.status).toBe('ready'));
  unmount();
});
