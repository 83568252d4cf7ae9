// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import {
  useBusyDays,
  useCalendarPanelShown,
  useDayPlan,
  useFetchMonthPlan,
  useFreshLiveClass,
  useRefreshCalendar,
} from './hooks.ts';

afterEach(cleanup);

const TODAY = '2026-11-21';
const DAY = 'EventCalendar/GetEventsByDate';
const BUSY = 'EventCalendar/GetDaysOfAvailableScheduleInAWeek';
const LIVE_CLASS = 'LiveClass/GetLiveClassEvent';

test('the panel is there by the server’s word, which may fail', async () => {
  const { result } = renderDataHook(useCalendarPanelShown);
  await waitFor(() => expect(result.current.loadable).toEqual({ status: 'ready', value: true }));
  const failing = renderDataHook(useCalendarPanelShown);
  failing.school.faults.fail('EventCalendar/ShowHideLiveClassAndMeetings', { kind: 'offline' });
  await waitFor(() => expect(failing.result.current.loadable.status).toBe('failed'));
});

test('a day is not fetched before it is enabled', async () => {
  const day = { enabled: false };
  const { result, rerender, calls } = renderDataHook(() => useDayPlan(TODAY, day));
  expect(result.current.loadable.status).toBe('loading');
  expect(calls(DAY)).toHaveLength(0);
  day.enabled = true;
  rerender();
  await waitFor(() => expect(result.current.data?.items.length).toBeGreaterThan(0));
  expect(calls(DAY)).toHaveLength(1);
});

test('what is shown of the calendar is refetched together', async () => {
  const { result, calls } = renderDataHook(() => ({
    busy: useBusyDays(TODAY),
    day: useDayPlan(TODAY),
    refresh: useRefreshCalendar(),
  }));
  const { refresh } = result.current;
  await waitFor(() => expect([result.current.busy.data, result.current.day.data]).not.toContain(undefined));
  const before = [calls(DAY).length, calls(BUSY).length] as const;
  act(refresh);
  await waitFor(() => expect([calls(DAY).length, calls(BUSY).length]).toEqual([before[0] + 1, before[1] + 1]));
  expect(result.current.refresh).toBe(refresh);
});

test('a month is fetched for a file; one that fails is a failure', async () => {
  const { result, school, queries } = renderDataHook(useFetchMonthPlan);
  const plan = await result.current(TODAY);
  expect(plan.items.map(({ kind }) => kind)).toContain('appointment');
  queries.clear();
  school.faults.fail('EventCalendar/GetCurrentMonthEvents', { kind: 'rejected', messages: ['No.'] });
  await expect(result.current(TODAY)).rejects.toMatchObject({ failure: { messages: ['No.'] } });
});

test('a live class is fetched once it is asked for, and not kept', async () => {
  const asked = { enabled: false };
  const { result, rerender, unmount, calls, queries } = renderDataHook(() => useFreshLiveClass(401, asked));
  expect(calls(LIVE_CLASS)).toHaveLength(0);
  asked.enabled = true;
  rerender();
  await waitFor(() => expect(result.current.data?.id).toBe(401));
  unmount();
  await waitFor(() => expect(queries.getQueryCache().getAll()).toHaveLength(0));
});
