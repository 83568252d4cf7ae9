// @vitest-environment jsdom
import { LIBRARY_KEY } from '@portal/data/live-classes';
import type { Client } from '@portal/data/client';
import type { LiveClass, Recording } from '@portal/domain/live-classes';
import { FailureError, type Failure } from '@portal/domain/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFreshClasses } from './useFreshClasses.ts';
import { useRegistrations } from './useRegistrations.ts';
import { useWatching } from './useWatching.ts';

const call = vi.fn<Client['call']>();
vi.mock('../services.ts', () => ({ useServices: () => ({ client: { call } }) }));
const session = { account: { userId: 5001, studentId: 7001, userName: 'mei' } };
vi.mock('../session/SignedIn.tsx', () => ({ useSession: () => session }));

/** What was asked, and waits to be answered by hand. */
let waiting: { path: string; answer: (value: unknown) => Promise<void>; fail: (failure: Failure) => Promise<void> }[];
let queries: QueryClient;

beforeEach(() => {
  waiting = [];
  queries = new QueryClient();
  call.mockReset();
  call.mockImplementation(
    ({ path }) =>
      new Promise((answer, fail) => {
        waiting.push({
          path,
          answer: (value) => act(async () => answer(value)),
          fail: (failure) => act(async () => fail(new FailureError(failure))),
        });
      }),
  );
});
afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(StrictMode, null, createElement(QueryClientProvider, { client: queries }, children));
const asked = () => waiting.map(({ path }) => path);
const last = () => waiting.at(-1) ?? expect.fail('nothing was asked');

describe('registering', () => {
  const CHECK = 'LiveClass/IsValidLiveClassRegister';
  const one = { id: 402, name: 'Planning' };

  function open() {
    const read = vi.spyOn(queries, 'invalidateQueries');
    const { result } = renderHook(() => useRegistrations(), { wrapper });
    return { now: () => result.current, step: () => result.current.registrationOf(402), read };
  }

  test('is asked for once an intent, however often it is pressed, and the lists are read anew when it is over', async () => {
    const { now, step, read } = open();
    const { register } = now();
    act(() => {
      register(one);
      register(one);
    });
    act(() => now().register(one));
    expect(asked()).toEqual([CHECK]);
    expect(step()).toEqual({ step: 'registering' });
    await last().answer({ IsFull: false });
    expect(asked()).toEqual([CHECK, 'LiveClass/RegisterLiveClass']);
    expect(read).not.toHaveBeenCalled();
    await last().answer({ Message: 'You are in.' });
    expect(step()).toEqual({ step: 'registered', message: 'You are in.' });
    expect(read.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['calendar'], ['liveClasses']]);
  });

  test('of two classes at once: each has its own answer', async () => {
    const { now, step } = open();
    act(() => {
      now().register(one);
      now().register({ id: 403, name: 'Role plays' });
    });
    await waiting[1]?.answer({ IsFull: true, WarningMessage: 'Full.' });
    expect(now().registrationOf(403)).toEqual({ step: 'full', message: 'Full.' });
    expect(step()).toEqual({ step: 'registering' });
  });

  test('that failed says why, and can be tried again once that has been read', async () => {
    const { now, step } = open();
    const failure: Failure = { kind: 'rejected', messages: ['Not now.', 'Second.'], value: null };
    act(() => now().register(one));
    await last().fail(failure);
    expect(step()).toEqual({ step: 'failed', during: 'registering', failure });
    act(() => now().close(one));
    expect(now().all).toEqual([]);
    act(() => now().register(one));
    expect(asked()).toEqual([CHECK, CHECK]);
  });

  test('a seat is given back after the question only, and once', async () => {
    const { now, step } = open();
    act(() => now().cancel(one));
    expect(asked()).toEqual([]);
    act(() => {
      now().confirmCancel(one);
      now().confirmCancel(one);
    });
    expect(asked()).toEqual(['LiveClass/CancelRegisterLiveClass']);
    await last().answer(null);
    expect(step()).toEqual({ step: 'cancelled', message: '' });
  });
});

describe('a recording that is opened', () => {
  const recording = { id: 9, watched: false } as Recording;
  const open = () => renderHook(() => useWatching(), { wrapper }).result;

  test('is watched from then on, whatever its lists say, and the school is told once', async () => {
    const result = open();
    act(() => {
      result.current.open(recording);
      result.current.open(recording);
    });
    expect(result.current.opened).toMatchObject({ id: 9, watched: true });
    await waitFor(() => expect(result.current.watched).toEqual([9]));
    expect(asked()).toEqual(['LiveClassLibrary/SetAsWatched']);
    await last().answer(null);
    // A list that was asked for before is written, and the library is read anew.
    await act(() => queries.invalidateQueries({ queryKey: LIBRARY_KEY }));
    expect(result.current.watched).toEqual([9]);
  });

  test('is new as before where the school could not be told, which is tried when it is opened again', async () => {
    const result = open();
    act(() => result.current.open(recording));
    await last().fail({ kind: 'offline' });
    await waitFor(() => expect(result.current.watched).toEqual([]));
    act(() => result.current.open(recording));
    expect(asked()).toHaveLength(2);
  });

  test('that was watched before tells nothing', () => {
    const result = open();
    act(() => result.current.open({ ...recording, watched: true }));
    expect(asked()).toEqual([]);
  });
});

describe('lists that lag behind the clock', () => {
  const at = (time: string) => new Date(`2026-11-21T${time}Z`);
  const running = { date: '2026-11-21', start: '10:00', end: '11:00', liveNow: false } as LiveClass;

  function watch(lists: (now: Date) => LiveClass[][]) {
    const read = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue();
    const props = (now: string, current = lists(at(now))) => ({ now: at(now), current });
    const { rerender } = renderHook(({ now, current }) => useFreshClasses(current, now, 'UTC'), {
      wrapper,
      initialProps: props('09:59:30'),
    });
    return { read, tick: (now: string) => rerender(props(now)), rerender };
  }

  test('are read anew with every tick, until the server says that the class is live', () => {
    let liveNow = false;
    const { read, tick } = watch(() => [[], [{ ...running, liveNow }]]);
    tick('10:00:00');
    expect(read).toHaveBeenCalledTimes(1);
    tick('10:01:00');
    expect(read).toHaveBeenCalledTimes(2);
    liveNow = true;
    tick('10:02:00');
    tick('10:59:00');
    expect(read).toHaveBeenCalledTimes(2);
    tick('11:00:00');
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('are not read anew by their own answer', () => {
    const { read, rerender, tick } = watch(() => [[running]]);
    const now = at('10:00:00');
    rerender({ now, current: [[running]] });
    rerender({ now, current: [[{ ...running }]] });
    expect(read).toHaveBeenCalledTimes(1);
    tick('10:01:00');
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('the heading counts where the list is empty, or searched for something else (LIV-02)', () => {
    const { read, tick } = watch(() => [[running], []]);
    tick('10:00:00');
    expect(read).toHaveBeenCalledTimes(1);
  });
});
