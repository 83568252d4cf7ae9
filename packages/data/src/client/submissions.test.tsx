// @vitest-environment jsdom
import { FailureError, type Failure } from '@portal/domain/shared';
import { mutationOptions, useQuery, type MutationMeta } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import { SECRET_GC_MS } from './secret-gc.ts';
import { useSubmission, useTask } from './useSubmission.ts';
import { useSubmissions } from './useSubmissions.ts';

afterEach(cleanup);

const failure: Failure = { kind: 'rejected', messages: ['Taken.'], value: null };
const KEY = ['test', 'send'] as const;
const LIST = ['test', 'list'] as const;

/** Work that ends when the test says so. */
function work() {
  const runs: PromiseWithResolvers<string>[] = [];
  const run = vi.fn(() => {
    const next = Promise.withResolvers<string>();
    runs.push(next);
    return next.promise;
  });
  const at = (index: number) => waitFor(() => runs[index] ?? expect.fail(`run ${index} was not started`));
  return {
    run,
    resolve: async (index: number) => (await at(index)).resolve('sent'),
    reject: async (index: number) => (await at(index)).reject(new FailureError(failure)),
  };
}

describe('one submission', () => {
  test('is idle, pending, done, and idle again', async () => {
    const { run, resolve } = work();
    const onDone = vi.fn();
    const { result } = renderDataHook(() => useSubmission(mutationOptions({ mutationKey: KEY, mutationFn: run })));
    expect(result.current.submission).toEqual({ status: 'idle' });
    act(() => result.current.submit(undefined, { onDone }));
    await waitFor(() => expect(result.current.submission).toEqual({ status: 'pending' }));
    await resolve(0);
    await waitFor(() => expect(result.current.submission).toEqual({ status: 'done', result: 'sent' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    act(() => result.current.reset());
    await waitFor(() => expect(result.current.submission).toEqual({ status: 'idle' }));
  });

  test('says why it failed, and can be sent again', async () => {
    const { run, reject } = work();
    const onFailed = vi.fn();
    const { result } = renderDataHook(() => useSubmission(mutationOptions({ mutationKey: KEY, mutationFn: run })));
    act(() => result.current.submit(undefined, { onFailed }));
    await reject(0);
    await waitFor(() => expect(result.current.submission).toEqual({ status: 'failed', failure }));
    expect(onFailed).toHaveBeenCalledTimes(1);
    act(() => result.current.submit());
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  });

  test('one intent is one request: in one turn, in two, and from two components', async () => {
    const { run, resolve } = work();
    const { result } = renderDataHook(() => {
      const options = mutationOptions({ mutationKey: KEY, mutationFn: run });
      return [useSubmission(options), useSubmission(options)] as const;
    });
    act(() => {
      result.current[0].submit();
      result.current[0].submit();
    });
    act(() => result.current[0].submit());
    act(() => result.current[1].submit());
    await resolve(0);
    await waitFor(() => expect(result.current[0].submission.status).toBe('done'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('two without a key do not hold each other up', async () => {
    const { run } = work();
    const { result } = renderDataHook(
      () => [useSubmission({ mutationFn: run }), useSubmission({ mutationFn: run })] as const,
    );
    act(() => {
      result.current[0].submit();
      result.current[0].submit();
      result.current[1].submit();
    });
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  });
});

describe('of two components', () => {
  function twice(perVariables: boolean) {
    const { run, ...end } = work();
    const rendered = renderDataHook(() => {
      const options = mutationOptions({ mutationKey: KEY, mutationFn: (_id: number) => run() });
      return [useSubmission(options, { perVariables }), useSubmission(options, { perVariables })] as const;
    });
    /** Whether it was sent. */
    const submit = (which: 0 | 1, id: number) => {
      const onSent = vi.fn();
      act(() => rendered.result.current[which].submit(id, { onSent }));
      return onSent.mock.calls.length === 1;
    };
    return { ...rendered, ...end, run, submit };
  }

  test('one waits for the other', async () => {
    const { submit, run } = twice(false);
    expect([submit(0, 1), submit(1, 2)]).toEqual([true, false]);
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  });

  test('one sends what is another intent, but not the same, and nothing while its own is pending', async () => {
    const { submit, run } = twice(true);
    expect([submit(0, 1), submit(1, 1), submit(1, 2)]).toEqual([true, false, true]);
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    expect(submit(0, 3)).toBe(false);
  });
});

test('what a task was given is not kept once its component is gone', async () => {
  const { run, resolve } = work();
  const { result, unmount, queries } = renderDataHook(() => useTask((_password: string) => run()));
  act(() => result.current.submit('secret'));
  await resolve(0);
  await waitFor(() => expect(result.current.submission.status).toBe('done'));
  unmount();
  await waitFor(() => expect(queries.getMutationCache().getAll()).toEqual([]));
});

test('a task that is pending when its component is gone is checked once a second, not all the time', () => {
  const { result, unmount } = renderDataHook(() => useTask(work().run));
  act(() => result.current.submit());
  const timers = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  unmount();
  const [check, delay] = timers.mock.lastCall ?? expect.fail('never');
  expect(delay).toBe(SECRET_GC_MS);
  check();
  expect(timers.mock.lastCall?.[1]).toBe(SECRET_GC_MS);
  expect(timers).toHaveBeenCalledTimes(2);
});

/** Submissions of one component, and what becomes of them. */
function renderMany({ keepFailures = false } = {}) {
  const { run, ...end } = work();
  const useSent = () =>
    useSubmissions(KEY, ({ id }: { id: number }) => mutationOptions({ mutationKey: [...KEY, id], mutationFn: run }), {
      keepFailures,
    });
  const rendered = renderDataHook(useSent);
  const statuses = () => [...rendered.result.current.submissions].map(([id, { status }]) => `${id} ${status}`);
  return {
    ...rendered,
    ...end,
    run,
    statuses,
    /** Another component of the same portal. */
    again: () => renderDataHook(useSent, { queries: rendered.queries }).result,
    send: (id: number, onDone?: (result: string) => void) => act(() => rendered.result.current.submit({ id }, onDone)),
  };
}

describe('many submissions', () => {
  test('each has a state of its own, in the order of sending', async () => {
    const { send, resolve, reject, statuses } = renderMany();
    send(7);
    send(3);
    await waitFor(() => expect(statuses()).toEqual(['7 pending', '3 pending']));
    await resolve(1);
    await waitFor(() => expect(statuses()).toEqual(['7 pending', '3 done']));
    await reject(0);
    await waitFor(() => expect(statuses()).toEqual(['7 failed', '3 done']));
  });

  test('the same one is not sent twice while it is pending, and its old state goes when it is sent again', async () => {
    const { send, reject, run, statuses } = renderMany();
    send(7);
    send(7);
    await reject(0);
    await waitFor(() => expect(statuses()).toEqual(['7 failed']));
    expect(run).toHaveBeenCalledTimes(1);
    send(7);
    await waitFor(() => expect(statuses()).toEqual(['7 pending']));
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  });

  test('each says when it is done, and a failed one nothing', async () => {
    const { send, resolve, reject, statuses } = renderMany();
    const onDone = [vi.fn(), vi.fn(), vi.fn()];
    for (const [id, callback] of onDone.entries()) send(id, callback);
    await resolve(2);
    await resolve(0);
    await reject(1);
    await waitFor(() => expect(statuses()).toEqual(['0 done', '1 failed', '2 done']));
    expect(onDone.map((callback) => callback.mock.calls)).toEqual([[['sent']], [], [['sent']]]);
  });

  test('what has been read is idle again', async () => {
    const { result, send, resolve, statuses } = renderMany();
    send(7);
    await resolve(0);
    await waitFor(() => expect(statuses()).toEqual(['7 done']));
    act(() => result.current.reset(7));
    await waitFor(() => expect(statuses()).toEqual([]));
  });

  test('what a visit has sent is forgotten with it', async () => {
    const { send, resolve, statuses, unmount, queries } = renderMany();
    send(7);
    await resolve(0);
    await waitFor(() => expect(statuses()).toEqual(['7 done']));
    unmount();
    expect(queries.getMutationCache().getAll()).toEqual([]);
  });
});

describe('what is answered once its component is gone', () => {
  const sent = [...KEY, 7];
  test.each([
    ['done', 'resolve', false, []],
    ['failed', 'reject', false, []],
    ['done, where failures are kept', 'resolve', true, []],
    ['failed, where failures are kept', 'reject', true, [sent]],
  ] as const)('is not kept: %s', async (_name, end, keepFailures, kept) => {
    const rendered = renderMany({ keepFailures });
    const onDone = vi.fn();
    rendered.send(7, onDone);
    await waitFor(() => expect(rendered.run).toHaveBeenCalledTimes(1));
    rendered.unmount();
    await rendered[end](0);
    const all = () => rendered.queries.getMutationCache().getAll();
    await waitFor(() => expect(rendered.queries.isMutating()).toBe(0));
    expect(all().map(({ options }) => options.mutationKey)).toEqual(kept);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('and failed is the next one’s, until it is read', async () => {
    const { send, run, unmount, reject, again } = renderMany({ keepFailures: true });
    send(7);
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    unmount();
    await reject(0);
    const next = again();
    await waitFor(() => expect(next.current.submissions.get(7)).toEqual({ status: 'failed', failure }));
    act(() => next.current.reset(7));
    await waitFor(() => expect(next.current.submissions.size).toBe(0));
  });
});

describe('what a mutation makes stale', () => {
  function render(meta: MutationMeta) {
    const { run, ...end } = work();
    const list = vi.fn(async (): Promise<number> => list.mock.calls.length);
    const options = mutationOptions({ mutationKey: KEY, mutationFn: run, meta });
    const rendered = renderDataHook(() => ({
      list: useQuery({ queryKey: [...LIST, 1], queryFn: list }),
      sent: useSubmission(options),
    }));
    return { ...rendered, ...end, list, status: () => rendered.result.current.sent.submission.status };
  }

  test.each([
    ['is refetched once it is done', {}, 'resolve', 2],
    ['is left alone when it failed', {}, 'reject', 1],
    ['is refetched also when it failed, where that is asked for', { invalidatesOn: 'settled' }, 'reject', 2],
  ] as const)('%s', async (_name, meta, end, fetches) => {
    const rendered = render({ invalidates: [LIST], ...meta });
    await waitFor(() => expect(rendered.result.current.list.data).toBe(1));
    act(() => rendered.result.current.sent.submit());
    await rendered[end](0);
    await waitFor(() => expect(rendered.status()).not.toBe('pending'));
    await waitFor(() => expect(rendered.list).toHaveBeenCalledTimes(fetches));
  });

  test('keeps it pending until that is fresh, through refetches that fail', async () => {
    const { result, resolve, list, status } = render({ awaitsRefetch: [LIST] });
    await waitFor(() => expect(result.current.list.data).toBe(1));
    list.mockRejectedValueOnce(new FailureError({ kind: 'offline' }));
    act(() => result.current.sent.submit());
    await resolve(0);
    await waitFor(() => expect(result.current.list.isRefetchError).toBe(true));
    expect(status()).toBe('pending');
    act(() => void result.current.list.refetch());
    await waitFor(() => expect(status()).toBe('done'));
    expect(result.current.list.data).toBe(3);
  });
});
