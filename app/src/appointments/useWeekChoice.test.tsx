// @vitest-environment jsdom
import type { AvailabilityScope } from '@portal/data/appointments';
import type { CallSpec } from '@portal/data/client';
import { mockClient } from '@portal/data/testing';
import { chosenSlot, initialWeekChoice, weekChoiceReducer, type WeekChoiceAction } from '@portal/domain/appointments';
import { FailureError, type Failure } from '@portal/domain/shared';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderHookInPortal } from '../testing/render-in-portal.tsx';
import { useWeekChoice } from './useWeekChoice.ts';

afterEach(cleanup);

const TODAY = '2026-11-21';
const [FIRST, SECOND] = ['2026-11-16', '2026-11-23'];
const failure: Failure = { kind: 'rejected', messages: ['The timetable is closed.'], value: null };
const of: AvailabilityScope = { kind: 'teacher', typeId: 61, teacherId: 71 };

const weekOf = (dates: readonly string[], isLast = false) => ({
  WeekAvailabilities: dates.map((date) => ({ IsAvailable: true, ShortDate: date })),
  IsLastWeek: isLast,
});
const empty = weekOf([]);
const timesOf = (...times: string[]) => times.map((time) => ({ AvailableTime24: time }));

interface Question {
  /** The Monday, or the day. */
  about: string;
  signal: AbortSignal | undefined;
  answer: (value: unknown) => void;
  fail: (thrown: unknown) => void;
}

/** The choice in front of a timetable that answers when the test says so, and remembers what it was asked. */
function choosing({ looking = true } = {}) {
  const weeks: Question[] = [];
  const times: Question[] = [];
  const client = mockClient({
    call: ({ body }: CallSpec, { signal } = {}) => {
      const { StartDate, SelectedDate } = body as { StartDate?: string; SelectedDate?: string };
      return new Promise((answer, fail) => {
        const [list, about] = StartDate === undefined ? [times, SelectedDate ?? ''] : [weeks, StartDate];
        list.push({ about, signal, answer, fail });
      });
    },
  });
  let isLooking = looking;
  const hook = renderHookInPortal(
    () => {
      const [week, onChoice] = useReducer(weekChoiceReducer, initialWeekChoice(TODAY));
      return { ...useWeekChoice(of, week, onChoice, isLooking), onChoice };
    },
    { client },
  );
  const choice = () => hook.result.current.choice;
  return {
    ...hook,
    look: (now: boolean) => {
      isLooking = now;
      hook.rerender();
    },
    choice,
    asked: { weeks: () => weeks.map(({ about }) => about), times: () => times.map(({ about }) => about) },
    lastWeek: () => weeks.at(-1) ?? expect.fail('no week was asked for'),
    lastTimes: () => times.at(-1) ?? expect.fail('no times were asked for'),
    status: (status: string) => waitFor(() => expect(choice().week.status).toBe(status)),
    dispatch: (...actions: WeekChoiceAction[]) =>
      act(async () => {
        const { onChoice } = hook.result.current;
        for (const action of actions) onChoice(action);
      }),
  };
}

const settled = (change: () => void) => act(async () => change());

test('asks for nothing until somebody looks, then for the week of today', async () => {
  const { asked, look } = choosing({ looking: false });
  expect(asked.weeks()).toEqual([]);
  look(true);
  expect(asked.weeks()).toEqual([FIRST]);
});

test('goes on past an empty week', async () => {
  const { asked, lastWeek, choice, status } = choosing();
  await settled(() => lastWeek().answer(empty));
  await waitFor(() => expect(asked.weeks()).toEqual([FIRST, SECOND]));
  expect(choice()).toMatchObject({ monday: SECOND, week: { status: 'loading' } });
  await settled(() => lastWeek().answer(weekOf(['2026-11-25'])));
  await status('ready');
  expect(choice().monday).toBe(SECOND);
  expect(asked.weeks()).toHaveLength(2);
});

test('shows a failed week, and asks again', async () => {
  const { asked, lastWeek, choice, status, result } = choosing();
  await settled(() => lastWeek().fail(new FailureError(failure)));
  await status('failed');
  expect(choice().week).toEqual({ status: 'failed', failure });
  await settled(() => result.current.onRetryWeek());
  await status('loading');
  expect(asked.weeks()).toEqual([FIRST, FIRST]);
});

test('asks for the times of the day chosen, and drops those of another', async () => {
  const { asked, lastWeek, lastTimes, choice, status, dispatch } = choosing();
  await settled(() => lastWeek().answer(weekOf(['2026-11-18', '2026-11-20'], true)));
  await status('ready');
  await dispatch({ type: 'dayChosen', date: '2026-11-18' });
  const first = lastTimes();
  await dispatch({ type: 'dayChosen', date: '2026-11-20' });
  expect(asked.times()).toEqual(['2026-11-18', '2026-11-20']);
  expect(first.signal?.aborted).toBe(true);
  await settled(() => lastTimes().answer(timesOf('14:30')));
  await settled(() => first.answer(timesOf('09:00')));
  await dispatch({ type: 'timeChosen', time: '14:30' });
  await waitFor(() => expect(chosenSlot(choice())).toEqual({ date: '2026-11-20', time: '14:30' }));
});

test('shows times that failed, and asks again', async () => {
  const { asked, lastWeek, lastTimes, choice, status, dispatch, result } = choosing();
  await settled(() => lastWeek().answer(weekOf(['2026-11-18'])));
  await status('ready');
  await dispatch({ type: 'dayChosen', date: '2026-11-18' });
  await settled(() => lastTimes().fail(new FailureError(failure)));
  await waitFor(() => expect(choice().week).toMatchObject({ day: { times: { status: 'failed', failure } } }));
  await settled(() => result.current.onRetryTimes());
  expect(asked.times()).toEqual(['2026-11-18', '2026-11-18']);
});

test('a double press on next is one week', async () => {
  const { asked, lastWeek, choice, status, dispatch } = choosing();
  await settled(() => lastWeek().answer(weekOf(['2026-11-18'])));
  await status('ready');
  const next: WeekChoiceAction = { type: 'moved', from: FIRST, direction: 'next' };
  await dispatch(next, next);
  expect(choice().monday).toBe(SECOND);
  expect(asked.weeks()).toEqual([FIRST, SECOND]);
});

test('turned round on the way, the late answer shows nothing', async () => {
  const { asked, lastWeek, choice, status, dispatch, queries } = choosing();
  await settled(() => lastWeek().answer(weekOf(['2026-11-18'])));
  await status('ready');
  await dispatch({ type: 'moved', from: FIRST, direction: 'next' });
  const left = lastWeek();
  await waitFor(() => expect(queries.getQueryCache().findAll({ predicate: ({ state }) => !!state.data })).toEqual([]));
  await dispatch({ type: 'moved', from: SECOND, direction: 'previous' });
  expect(left.signal?.aborted).toBe(true);
  await settled(() => left.answer(weekOf(['2026-11-25'], true)));
  await settled(() => left.fail(new FailureError(failure)));
  expect(choice()).toMatchObject({ monday: FIRST, week: { status: 'loading' } });
  await settled(() => lastWeek().answer(weekOf(['2026-11-18'])));
  await status('ready');
  expect(choice().monday).toBe(FIRST);
  expect(asked.weeks()).toEqual([FIRST, SECOND, FIRST]);
});

test('come back to, it is as it was left, and asks for nothing', async () => {
  const { asked, lastWeek, lastTimes, choice, status, dispatch, look } = choosing();
  await settled(() => lastWeek().answer(weekOf(['2026-11-18'])));
  await status('ready');
  await dispatch({ type: 'dayChosen', date: '2026-11-18' });
  await settled(() => lastTimes().answer(timesOf('14:30')));
  await dispatch({ type: 'timeChosen', time: '14:30' });
  await waitFor(() => expect(chosenSlot(choice())).not.toBeNull());
  look(false);
  look(true);
  expect(chosenSlot(choice())).toEqual({ date: '2026-11-18', time: '14:30' });
  expect([asked.weeks(), asked.times()]).toEqual([[FIRST], ['2026-11-18']]);
});

test('stops asking when it is closed', async () => {
  const { lastWeek, unmount, queries } = choosing();
  unmount();
  expect(lastWeek().signal?.aborted).toBe(true);
  await waitFor(() => expect(queries.getQueryCache().getAll()).toEqual([]));
});
