// @vitest-environment jsdom
import { FailureError, type Failure } from '@portal/domain/shared';
import { queryOptions } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createDataWrapper, mockClient } from '../testing/index.ts';
import { pagedQuery } from './paged.ts';
import { prefetchPages, prefetchQuery, refetchUnlessPrefetched, type PrefetchContext } from './prefetch.ts';
import { useLoadablePages } from './useLoadablePages.ts';
import { useLoadableQuery } from './useLoadableQuery.ts';

afterEach(cleanup);

const failure: Failure = { kind: 'rejected', messages: ['Not today.'], value: null };

/** A query that fails as often as told, and the hook that a screen uses for it. */
function prepare({ failures, ahead }: { failures: number; ahead: PrefetchContext['ahead'] }) {
  const { DataWrapper, queries } = createDataWrapper();
  let calls = 0;
  let failsNow = false;
  const query = queryOptions({
    queryKey: ['courses'],
    queryFn: async () => {
      calls += 1;
      if (failsNow || calls <= failures) throw new FailureError(failure);
      return `answer ${calls}`;
    },
  });
  return {
    queries,
    calls: () => calls,
    failFromNowOn: () => {
      failsNow = true;
    },
    prefetch: () => prefetchQuery({ client: mockClient(), queries, ahead }, query),
    open: () => renderHook(() => useLoadableQuery(query).loadable, { wrapper: DataWrapper }),
  };
}

test('a screen has at its first render what was fetched ahead, and asks for nothing', async () => {
  const { calls, prefetch, open } = prepare({ failures: 0, ahead: 'screen' });
  await prefetch();
  expect(open().result.current).toEqual({ status: 'ready', value: 'answer 1' });
  expect(calls()).toBe(1);
});

test('a screen joins what is still on its way', async () => {
  const { calls, prefetch, open } = prepare({ failures: 0, ahead: 'intent' });
  void prefetch();
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(calls()).toBe(1);
});

test('a screen that joined a fetch of an intent, which fails silently, asks for itself', async () => {
  const { calls, prefetch, open } = prepare({ failures: 1, ahead: 'intent' });
  void prefetch();
  const { result } = open();
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: 'answer 2' }));
  expect(calls()).toBe(2);
});

test('an intent asks once for what an open screen has failed to get', async () => {
  const { calls, prefetch, open } = prepare({ failures: 9, ahead: 'intent' });
  const { result } = open();
  await waitFor(() => expect(result.current.status).toBe('failed'));
  const before = calls();
  await prefetch();
  await Promise.resolve();
  expect(calls()).toBe(before + 1);
});

test('what failed right before its screen is shown as failed; a later visit asks again', async () => {
  const { calls, prefetch, open } = prepare({ failures: 1, ahead: 'screen' });
  await prefetch();
  const { result, unmount } = open();
  expect(result.current).toEqual({ status: 'failed', failure });
  unmount();
  await Promise.resolve();
  expect(calls()).toBe(1);
  const later = open();
  await waitFor(() => expect(later.result.current).toEqual({ status: 'ready', value: 'answer 2' }));
});

test('kept data whose refetch failed right before its screen is shown with that failure, and not fetched again', async () => {
  const { queries, calls, prefetch, open, failFromNowOn } = prepare({ failures: 0, ahead: 'screen' });
  await prefetch();
  await queries.invalidateQueries({ refetchType: 'none' });
  failFromNowOn();
  await prefetch();
  expect(open().result.current).toEqual({ status: 'ready', value: 'answer 1' });
  await Promise.resolve();
  expect(queries.isFetching()).toBe(0);
  expect(calls()).toBe(2);
});

test('what failed on intent is forgotten: opening the screen asks again', async () => {
  const { calls, prefetch, open } = prepare({ failures: 1, ahead: 'intent' });
  await prefetch();
  expect(calls()).toBe(1);
  const { result } = open();
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', value: 'answer 2' }));
});

test('an intent that fails takes nothing away: what is there of earlier is shown, and refetched silently', async () => {
  const { calls, prefetch, open, queries, failFromNowOn } = prepare({ failures: 0, ahead: 'intent' });
  await prefetch();
  await queries.invalidateQueries({ queryKey: ['courses'] });
  failFromNowOn();
  await prefetch();
  expect(calls()).toBe(2);
  const { result } = open();
  expect(result.current).toEqual({ status: 'ready', value: 'answer 1' });
  await waitFor(() => expect(calls()).toBe(3));
  expect(result.current).toEqual({ status: 'ready', value: 'answer 1' });
});

test('what is fetched at each visit is not fetched again where it was right ahead of the visit', async () => {
  const { DataWrapper, queries } = createDataWrapper();
  let calls = 0;
  const query = queryOptions({
    queryKey: ['reset'],
    queryFn: () => Promise.resolve((calls += 1)),
    staleTime: 0,
    refetchOnMount: refetchUnlessPrefetched,
  });
  const student = { userId: 1, studentId: 2, userName: 'mei' };
  const context = { client: mockClient(), queries, student };
  const visit = () => renderHook(() => useLoadableQuery(query).loadable, { wrapper: DataWrapper });
  await prefetchQuery({ ...context, ahead: 'screen' }, query);
  const first = visit();
  expect(first.result.current).toEqual({ status: 'ready', value: 1 });
  first.unmount();
  await Promise.resolve();
  expect(calls).toBe(1);
  const second = visit();
  await waitFor(() => expect(second.result.current).toEqual({ status: 'ready', value: 2 }));
  second.unmount();
  await prefetchQuery({ ...context, ahead: 'intent' }, query);
  const third = visit();
  await waitFor(() => expect(third.result.current).toEqual({ status: 'ready', value: 4 }));
});

/** A list of two pages. */
function prepareList() {
  const { DataWrapper, queries } = createDataWrapper();
  const calls: string[] = [];
  const client = mockClient({
    call: async ({ path }) => {
      calls.push(path);
      return [path];
    },
  });
  const list = pagedQuery({
    client,
    queryKey: ['events'],
    call: (page) => ({ path: `Event/Page${page}`, method: 'GET' }),
    decode: (sent) => ({ rows: sent as string[], total: 2 }),
    keyOf: (row) => row,
  });
  const student = { userId: 1, studentId: 2, userName: 'mei' };
  return {
    calls,
    queries,
    prefetch: (ahead: PrefetchContext['ahead']) => prefetchPages({ client, queries, student, ahead }, list),
    open: () => renderHook(() => useLoadablePages(list), { wrapper: DataWrapper }),
  };
}

test('a list has at its first render the page that was fetched ahead', async () => {
  const { calls, prefetch, open } = prepareList();
  await prefetch('screen');
  expect(open().result.current.list).toMatchObject({ status: 'ready', rows: ['Event/Page0'] });
  expect(calls).toEqual(['Event/Page0']);
});

test('an intent fetches the first page again, and of a list with more pages none', async () => {
  const { calls, prefetch, open, queries } = prepareList();
  await prefetch('intent');
  await queries.invalidateQueries({ queryKey: ['events'] });
  await prefetch('intent');
  expect(calls).toEqual(['Event/Page0', 'Event/Page0']);
  const { result, unmount } = open();
  act(() => result.current.fetchMore());
  await waitFor(() => expect(result.current.list).toMatchObject({ rows: ['Event/Page0', 'Event/Page1'] }));
  unmount();
  await queries.invalidateQueries({ queryKey: ['events'] });
  await prefetch('intent');
  expect(calls).toHaveLength(3);
  expect(open().result.current.list).toMatchObject({ rows: ['Event/Page0', 'Event/Page1'] });
});
