// @vitest-environment jsdom
import type { Fault } from '@portal/mocks/mock-backend';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CALENDAR_KEY, SCHEDULE_KEY } from '../client/index.ts';
import { renderDataHook } from '../testing/index.ts';
import { useAvailabilityTimes, useAvailabilityWeek, useCancelAppointment, useRescheduleAppointment } from './hooks.ts';
import type { AvailabilityOf } from './queries.ts';

afterEach(cleanup);

const RESCHEDULE = 'Appointment/RescheduleAppointment';
const CANCEL = 'Appointment/CancelAppointment';
const WEEK = 'Appointment/GetTeacherAvailabilityPerWeek';
const TIMES = 'Appointment/GetTeacherTimeAvailability';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

const of: AvailabilityOf = { kind: 'course', typeId: 61, teacherId: 71, courseId: 101 };
const [MONDAY, NEXT_MONDAY, DAY] = ['2026-11-30', '2026-12-07', '2026-12-01'];

/** Lets what was removed from the cache go, and what is triggered by mistake be sent. */
const nextTurn = () => act(() => new Promise((resolve) => void setTimeout(resolve)));

describe('when a teacher has time', () => {
  function look(initial: { monday?: string; date?: string | null; enabled?: boolean } = {}) {
    const asked = { monday: MONDAY, date: null as string | null, enabled: true, ...initial };
    const rendered = renderDataHook(() => ({
      week: useAvailabilityWeek(of, asked.monday, asked),
      times: useAvailabilityTimes(of, asked.date, asked),
    }));
    const ask = (change: Partial<typeof asked>) => {
      Object.assign(asked, change);
      rendered.rerender();
    };
    const status = () =>
      [rendered.result.current.week, rendered.result.current.times].map((one) => one.loadable.status);
    return { ...rendered, ask, status };
  }

  test('is not asked before somebody looks, and the times not before there is a day', async () => {
    const { ask, calls, status } = look({ enabled: false });
    await nextTurn();
    expect(calls()).toHaveLength(0);
    ask({ enabled: true });
    await waitFor(() => expect(status()).toEqual(['ready', 'loading']));
    expect(calls(TIMES)).toHaveLength(0);
    ask({ date: DAY });
    await waitFor(() => expect(status()).toEqual(['ready', 'ready']));
  });

  test('stays as it is shown: also while nobody looks, and when the student or the network comes back', async () => {
    const { ask, calls, status, result } = look({ date: DAY });
    await waitFor(() => expect(status()).toEqual(['ready', 'ready']));
    const asked = calls().length;
    ask({ enabled: false });
    expect(result.current.times.data).toContain('15:00');
    ask({ enabled: true });
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    await nextTurn();
    expect(status()).toEqual(['ready', 'ready']);
    expect(calls()).toHaveLength(asked);
    focusManager.setFocused(undefined);
  });

  test('is asked anew at each look: nothing of another week or day is kept', async () => {
    const { ask, calls, status, queries } = look({ date: DAY });
    await waitFor(() => expect(status()).toEqual(['ready', 'ready']));
    const before = [calls(WEEK).length, calls(TIMES).length] as const;
    ask({ monday: NEXT_MONDAY, date: null });
    expect(status()).toEqual(['loading', 'loading']);
    await waitFor(() => expect(status()).toEqual(['ready', 'loading']));
    await waitFor(() =>
      expect(queries.getQueryCache().findAll({ predicate: ({ state }) => !!state.data })).toHaveLength(1),
    );
    ask({ monday: MONDAY, date: DAY });
    await waitFor(() => expect(status()).toEqual(['ready', 'ready']));
    expect([calls(WEEK).length, calls(TIMES).length]).toEqual([before[0] + 2, before[1] + 1]);
  });

  test('that failed is asked again by a retry only', async () => {
    const { ask, calls, status, backend, result } = look({ enabled: false });
    backend.faults.fail(WEEK, REFUSED, 1);
    ask({ enabled: true });
    await waitFor(() => expect(status()[0]).toBe('failed'));
    expect(result.current.week.loadable).toMatchObject({ failure: REFUSED });
    ask({ enabled: false });
    ask({ enabled: true });
    await nextTurn();
    expect(calls(WEEK)).toHaveLength(1);
    act(() => result.current.week.retry());
    await waitFor(() => expect(status()[0]).toBe('ready'));
    expect(calls(WEEK)).toHaveLength(2);
  });
});

describe('rescheduling', () => {
  const slot = { date: DAY, time: '15:00' };
  const open = () => renderDataHook(() => useRescheduleAppointment({ id: 601, typeId: 61 }));

  test('is sent once, however often it is pressed, and gives the server’s word', async () => {
    const { result, calls, student } = open();
    const { submit } = result.current;
    act(() => {
      submit(slot);
      submit(slot);
    });
    act(() => result.current.submit(slot));
    await waitFor(() => expect(result.current.submission.status).toBe('done'));
    expect(result.current.submission).toMatchObject({
      result: { id: 601, status: 'pending', link: null, starts: new Date('2026-12-01T04:00:00Z') },
    });
    expect(calls(RESCHEDULE)).toEqual([
      {
        path: RESCHEDULE,
        body: { AppointmentId: 601, AppointmentTypeId: 61, StartDate: DAY, StartTime: '15:00' },
      },
    ]);
    expect(student.appointments.find(({ id }) => id === 601)?.status).toBe('Pending');
  });

  test('that is refused says why, can be sent again, and makes nothing stale', async () => {
    const { result, backend, queries } = open();
    queries.setQueryData([...CALENDAR_KEY, 'day'], []);
    backend.faults.fail(RESCHEDULE, REFUSED, 1);
    act(() => result.current.submit(slot));
    await waitFor(() => expect(result.current.submission).toMatchObject({ status: 'failed', failure: REFUSED }));
    expect(queries.getQueryState([...CALENDAR_KEY, 'day'])?.isInvalidated).toBe(false);
    act(() => result.current.submit(slot));
    await waitFor(() => expect(result.current.submission.status).toBe('done'));
  });

  test('is done also where the server’s word cannot be read', async () => {
    const { result, backend } = open();
    const answer = JSON.stringify({ IsSuccess: true, Value: null });
    backend.faults.fail(RESCHEDULE, { kind: 'body', body: answer }, 1);
    act(() => result.current.submit(slot));
    await waitFor(() => expect(result.current.submission).toEqual({ status: 'done', result: null }));
  });
});

describe('cancelling', () => {
  test('is sent once, and gives the appointment up', async () => {
    const { result, calls, student } = renderDataHook(() => useCancelAppointment(601));
    act(() => {
      result.current.submit();
      result.current.submit();
    });
    await waitFor(() => expect(result.current.submission.status).toBe('done'));
    expect(calls(CANCEL)).toEqual([{ path: CANCEL, body: { AppointmentId: 601 } }]);
    expect(student.appointments.find(({ id }) => id === 601)?.status).toBe('Cancelled');
  });

  test('that is refused says why', async () => {
    const { result, backend } = renderDataHook(() => useCancelAppointment(601));
    backend.faults.fail(CANCEL, REFUSED);
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.submission).toMatchObject({ status: 'failed', failure: REFUSED }));
  });
});

test.each(['rescheduling', 'cancelling'] as const)(
  '%s makes the calendar and the schedules stale, also when it is closed meanwhile',
  async (change) => {
    const { result, queries, unmount } = renderDataHook(() => ({
      rescheduling: useRescheduleAppointment({ id: 601, typeId: 61 }),
      cancelling: useCancelAppointment(601),
    }));
    const keys = [
      [...CALENDAR_KEY, 'day'],
      [...SCHEDULE_KEY, 'ofCourse'],
    ];
    for (const key of keys) queries.setQueryData(key, []);
    queries.setQueryData(['courses'], []);
    const { rescheduling, cancelling } = result.current;
    act(() => {
      if (change === 'rescheduling') rescheduling.submit({ date: DAY, time: '15:00' });
      else cancelling.submit();
    });
    unmount();
    await waitFor(() => expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]));
    expect(queries.getQueryState(['courses'])?.isInvalidated).toBe(false);
  },
);
