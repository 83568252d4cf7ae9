// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CALENDAR_KEY } from '../client/index.ts';
import { renderDataHook } from '../testing/index.ts';
import {
  useBusyDays,
  useCalendarPanelFlag,
  useAgendaDay,
  useFetchMonthAgenda,
  useRefreshCalendar,
  useRefreshCalendarItems,
} from './hooks.ts';

afterEach(cleanup);

const TODAY = '2026-11-21';
const DAY = 'EventCalendar/GetEventsByDate';
const BUSY = 'EventCalendar/GetDaysOfAvailableScheduleInAWeek';

test('the panel is there by the server’s word, which may fail', async () => {
  const { result } = renderDataHook(useCalendarPanelFlag);
  await waitFor(() => expect(result.current.loadable).toEqual({ status: 'ready', value: true }));
  const failing = renderDataHook(useCalendarPanelFlag);
  failing.backend.faults.fail('EventCalendar/ShowHideLiveClassAndMeetings', { kind: 'offline' });
  await waitFor(() => expect(failing.result.current.loadable.status).toBe('failed'));
});

test('a day is not fetched before it is enabled', async () => {
  const day = { enabled: false };
  const { result, rerender, calls } = renderDataHook(() => useAgendaDay(TODAY, day));
  expect(result.current.loadable.status).toBe('loading');
  expect(calls(DAY)).toHaveLength(0);
  day.enabled = true;
  rerender();
  await waitFor(() => expect(result.current.data?.items.length).toBeGreaterThan(0));
  expect(calls(DAY)).toHaveLength(1);
});

test('a calendar file that is being made is not ended by a change of the calendar', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { result, backend, calls, queries } = renderDataHook(useFetchMonthAgenda);
  backend.faults.delay('EventCalendar/GetCurrentMonthEvents', 3000);
  const month = result.current(TODAY);
  await waitFor(() => expect(calls('EventCalendar/GetCurrentMonthEvents')).toHaveLength(1));
  const change = { mutationFn: () => Promise.resolve(), meta: { invalidates: [CALENDAR_KEY] } };
  await queries.getMutationCache().build(queries, change).execute(undefined);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await month).items.length).toBeGreaterThan(0);
  vi.useRealTimers();
});

test('what is shown of the calendar is refetched together', async () => {
  const { result, calls } = renderDataHook(() => ({
    busy: useBusyDays(TODAY),
    day: useAgendaDay(TODAY),
    refresh: useRefreshCalendar(),
  }));
  const { refresh } = result.current;
  await waitFor(() => expect([result.current.busy.data, result.current.day.data]).not.toContain(undefined));
  const before = [calls(DAY).length, calls(BUSY).length] as const;
  act(refresh);
  await waitFor(() => expect([calls(DAY).length, calls(BUSY).length]).toEqual([before[0] + 1, before[1] + 1]));
  expect(result.current.refresh).toBe(refresh);
});

test('the items are refetched without the busy days', async () => {
  const { result, calls, queries } = renderDataHook(() => ({
    busy: useBusyDays(TODAY),
    day: useAgendaDay(TODAY),
    refresh: useRefreshCalendarItems(),
  }));
  await waitFor(() => expect([result.current.busy.data, result.current.day.data]).not.toContain(undefined));
  const before = [calls(DAY).length, calls(BUSY).length] as const;
  act(result.current.refresh);
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect([calls(DAY).length, calls(BUSY).length]).toEqual([before[0] + 1, before[1]]);
});

test('a month is fetched for a file; one that fails is a failure', async () => {
  const { result, backend, queries } = renderDataHook(useFetchMonthAgenda);
  const plan = await result.current(TODAY);
  expect(plan.items.map(({ kind }) => kind)).toContain('appointment');
  queries.clear();
  backend.faults.fail('EventCalendar/GetCurrentMonthEvents', { kind: 'rejected', messages: ['No.'] });
  await expect(result.current(TODAY)).rejects.toMatchObject({ failure: { messages: ['No.'] } });
});
