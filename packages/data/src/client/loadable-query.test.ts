// @vitest-environment jsdom
import { FailureError, type Failure } from '@portal/domain/shared';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { failWhenRefused } from './fail-when-refused.ts';
import { useLoadableQueries } from './useLoadableQueries.ts';
import { useLoadableQuery } from './useLoadableQuery.ts';

afterEach(cleanup);

/** A call that is answered when the test says so; the answer is the number of the request. */
function openCall() {
  const requests: ((failure?: Failure) => void)[] = [];
  const queryFn = () =>
    new Promise<number>((resolve, reject) => {
      const number = requests.length + 1;
      requests.push((failure) => (failure ? reject(new FailureError(failure)) : resolve(number)));
    });
  return { requests, queryFn };
}

describe('a refetch after a change', () => {
  test.each([
    [
      'one query',
      (queryFn: () => Promise<number>) => {
        const { loadable, refetch } = useLoadableQuery({ queryKey: ['one'], queryFn });
        return { loadable, refetch: () => void refetch() };
      },
    ],
    [
      'several queries',
      (queryFn: () => Promise<number>) => {
        const { entries, refetch } = useLoadableQueries([1], (id) => ({ queryKey: ['several', id], queryFn }));
        return { loadable: entries.get(1)?.loadable, refetch: () => refetch(1) };
      },
    ],
  ])('replaces the first request, which may be answered from before it: %s', async (_name, useIt) => {
    const { requests, queryFn } = openCall();
    // Without StrictMode's second mount, which would join the first request.
    const { result } = renderDataHook(() => useIt(queryFn), { queries: new QueryClient() });
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => result.current.refetch());
    await waitFor(() => expect(requests).toHaveLength(2));
    for (const answer of requests) answer();
    await waitFor(() => expect(result.current.loadable).toEqual({ status: 'ready', value: 2 }));
  });
});

describe('a value whose refetch the server may refuse', () => {
  const refused: Failure = { kind: 'rejected', messages: ['Your package has ended.'], value: null };

  /** A query with a value whose refetch has failed. */
  async function refetched(failure: Failure) {
    const { requests, queryFn } = openCall();
    const { result } = renderDataHook(() => failWhenRefused(useLoadableQuery({ queryKey: ['one'], queryFn })));
    await waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.();
    await waitFor(() => expect(result.current.loadable.status).toBe('ready'));
    act(() => void result.current.refetch());
    await waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.(failure);
    return { requests, result };
  }

  test('is replaced by the refusal, and is there again after a retry', async () => {
    const { requests, result } = await refetched(refused);
    await waitFor(() => expect(result.current.loadable).toEqual({ status: 'failed', failure: refused }));
    expect(result.current.data).toBeUndefined();
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.loadable.status).toBe('loading'));
    requests[2]?.();
    await waitFor(() => expect(result.current.loadable).toEqual({ status: 'ready', value: 3 }));
  });

  test.each<Failure>([{ kind: 'offline' }, { kind: 'serverDown', status: 500 }])('stays after %j', async (failure) => {
    const { result } = await refetched(failure);
    await waitFor(() => expect(result.current.refetchFailure).toEqual(failure));
    expect(result.current.loadable).toEqual({ status: 'ready', value: 1 });
  });
});
