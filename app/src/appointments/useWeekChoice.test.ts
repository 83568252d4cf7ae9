// @vitest-environment jsdom
import type { Availability } from '@portal/data/appointments';
import { chosenSlot, type WeekAvailability } from '@portal/domain/appointments';
import { FailureError, type Failure } from '@portal/domain/shared';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useWeekChoice } from './useWeekChoice.ts';

afterEach(cleanup);

const TODAY = '2026-11-21';
const [FIRST, SECOND] = ['2026-11-16', '2026-11-23'];
const failure: Failure = { kind: 'rejected', messages: ['The timetable is closed.'], value: null };
const week = (date: string, isLast = false): WeekAvailability => ({ days: [{ date, available: true }], isLast });
const empty: WeekAvailability = { days: [], isLast: false };

interface Question<T> {
  about: string;
  signal: AbortSignal;
  answer: (value: T) => void;
  fail: (thrown: unknown) => void;
}

/** A timetable that answers when the test says so, and remembers what it was asked. */
function timetable() {
  const weeks: Question<WeekAvailability>[] = [];
  const times: Question<string[]>[] = [];
  const asking =
    <T>(list: Question<T>[]) =>
    (about: string, signal: AbortSignal) =>
      new Promise<T>((answer, fail) => list.push({ about, signal, answer, fail }));
  const availability: Availability = { week: asking(weeks), times: asking(times) };
  const last = <T>(list: Question<T>[]) => list.at(-1) ?? expect.fail('nothing was asked');
  return { availability, weeks, times, lastWeek: () => last(weeks), lastTimes: () => last(times) };
}

const settled = (change: () => void) => act(async () => change());

function choosing(looking = true) {
  const school = timetable();
  const hook = renderHook((now: boolean) => useWeekChoice(school.availability, TODAY, now), { initialProps: looking });
  return { ...school, ...hook, choice: () => hook.result.current[0], tell: hook.result.current[1] };
}

test('asks for nothing until somebody looks, then for the week of today', () => {
  const { weeks, rerender } = choosing(false);
  expect(weeks).toHaveLength(0);
  rerender(true);
  expect(weeks.map(({ about }) => about)).toEqual([FIRST]);
});

test('goes on past an empty week', async () => {
  const { weeks, lastWeek, choice } = choosing();
  await settled(() => lastWeek().answer(empty));
  expect(weeks.map(({ about }) => about)).toEqual([FIRST, SECOND]);
  await settled(() => lastWeek().answer(week('2026-11-25')));
  expect(choice()).toMatchObject({ monday: SECOND, week: { status: 'ready' } });
  expect(weeks).toHaveLength(2);
});

test('shows a failed week, and asks again', async () => {
  const { weeks, lastWeek, choice, tell } = choosing();
  await settled(() => lastWeek().fail(new FailureError(failure)));
  expect(choice().week).toEqual({ status: 'failed', failure });
  await settled(() => tell({ event: 'weekRetried' }));
  expect(weeks.map(({ about }) => about)).toEqual([FIRST, FIRST]);
});

test('asks for the times of the day chosen, and drops those of another', async () => {
  const { times, lastWeek, lastTimes, choice, tell } = choosing();
  const days = ['2026-11-18', '2026-11-20'].map((date) => ({ date, available: true }));
  await settled(() => lastWeek().answer({ days, isLast: true }));
  await settled(() => tell({ event: 'dayChosen', date: '2026-11-18' }));
  const first = lastTimes();
  await settled(() => tell({ event: 'dayChosen', date: '2026-11-20' }));
  expect(times.map(({ about }) => about)).toEqual(['2026-11-18', '2026-11-20']);
  expect(first.signal.aborted).toBe(true);
  await settled(() => lastTimes().answer(['14:30']));
  await settled(() => first.answer(['09:00']));
  await settled(() => tell({ event: 'timeChosen', time: '14:30' }));
  expect(chosenSlot(choice())).toEqual({ date: '2026-11-20', time: '14:30' });
});

test('shows times that failed', async () => {
  const { lastWeek, lastTimes, choice, tell } = choosing();
  await settled(() => lastWeek().answer(week('2026-11-18')));
  await settled(() => tell({ event: 'dayChosen', date: '2026-11-18' }));
  await settled(() => lastTimes().fail(new FailureError(failure)));
  expect(choice().week).toMatchObject({ day: { times: { status: 'failed', failure } } });
});

test('turned round on the way, the late answer shows nothing', async () => {
  const { weeks, lastWeek, choice, tell } = choosing();
  await settled(() => lastWeek().answer(week('2026-11-18')));
  await settled(() => tell({ event: 'moved', direction: 'next' }));
  const left = lastWeek();
  await settled(() => tell({ event: 'moved', direction: 'previous' }));
  expect(left.signal.aborted).toBe(true);
  await settled(() => left.answer(week('2026-11-25', true)));
  await settled(() => left.fail(new FailureError(failure)));
  expect(choice()).toMatchObject({ monday: FIRST, week: { status: 'loading' } });
  await settled(() => lastWeek().answer(week('2026-11-18')));
  expect(choice()).toMatchObject({ monday: FIRST, week: { status: 'ready' } });
  expect(weeks.map(({ about }) => about)).toEqual([FIRST, SECOND, FIRST]);
});

test('stops asking when it is closed, and what was given up is no failure', async () => {
  const { lastWeek, unmount, rerender, weeks, choice } = choosing();
  rerender(false);
  expect(lastWeek().signal.aborted).toBe(true);
  await settled(() => lastWeek().fail(new DOMException('gave up', 'AbortError')));
  expect(choice().week.status).toBe('loading');
  rerender(true);
  expect(weeks).toHaveLength(2);
  unmount();
  expect(lastWeek().signal.aborted).toBe(true);
});

test('mounted twice over, as React does in development, it gets its answer', async () => {
  const { availability, lastWeek } = timetable();
  const { result } = renderHook(() => useWeekChoice(availability, TODAY, true), { wrapper: StrictMode });
  await settled(() => lastWeek().answer(week('2026-11-18')));
  expect(result.current[0].week.status).toBe('ready');
});
