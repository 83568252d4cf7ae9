// @vitest-environment jsdom
import type { Fault } from '@portal/mocks/mock-backend';
import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CALENDAR_KEY, SCHEDULE_KEY, type Client } from '../client/index.ts';
import { mockClient, renderDataHook } from '../testing/index.ts';
import {
  useAppointment,
  useAppointments,
  useAppointmentTypes,
  useAvailabilityTimes,
  useAvailabilityWeek,
  useBookingCourses,
  useCancelAppointment,
  useChangedAppointment,
  useCourseAppointmentTypes,
  useCoursesWithAppointments,
  useCourseTeachers,
  useCreateAppointment,
  useNextTimes,
  useRefreshAppointments,
  useRescheduleAppointment,
  useTeachersOfCourse,
  useWasChanged,
} from './hooks.ts';
import type { NewAppointment } from './mutations.ts';
import type { AvailabilityScope } from './queries.ts';

afterEach(cleanup);

const RESCHEDULE = 'Appointment/RescheduleAppointment';
const CANCEL = 'Appointment/CancelAppointment';
const WEEK = 'Appointment/GetTeacherAvailabilityPerWeek';
const TIMES = 'Appointment/GetTeacherTimeAvailability';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };

const of: AvailabilityScope = { kind: 'course', typeId: 61, teacherId: 71, courseId: 101 };
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

  test('is not fetched before it is enabled, and the times not before there is a day', async () => {
    const { ask, calls, status } = look({ enabled: false });
    await nextTurn();
    expect(calls()).toHaveLength(0);
    ask({ enabled: true });
    await waitFor(() => expect(status()).toEqual(['ready', 'loading']));
    expect(calls(TIMES)).toHaveLength(0);
    ask({ date: DAY });
    await waitFor(() => expect(status()).toEqual(['ready', 'ready']));
  });

  test('stays as it is shown: also while disabled, and when the student or the network comes back', async () => {
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

  test('is fetched anew each time it is shown: nothing of another week or day is kept', async () => {
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

  test('that failed is refetched by a retry only', async () => {
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

  test('that is refused says why, and can be sent again', async () => {
    const { result, backend } = open();
    backend.faults.fail(RESCHEDULE, REFUSED, 1);
    act(() => result.current.submit(slot));
    await waitFor(() => expect(result.current.submission).toMatchObject({ status: 'failed', failure: REFUSED }));
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

test.each(['rescheduling', 'cancelling'] as const)(
  'an appointment is known as changed after %s, and no other one',
  async (change) => {
    const changed = (queries?: QueryClient) =>
      renderDataHook(() => [useWasChanged(601), useWasChanged(611)], queries && { queries }).result.current;
    expect(changed()).toEqual([false, false]);
    const { result, queries, unmount } = renderDataHook(() => ({
      rescheduling: useRescheduleAppointment({ id: 601, typeId: 61 }),
      cancelling: useCancelAppointment(601),
    }));
    act(() => {
      if (change === 'rescheduling') result.current.rescheduling.submit({ date: DAY, time: '15:00' });
      else result.current.cancelling.submit();
    });
    await waitFor(() => expect(result.current[change].submission.status).toBe('done'));
    unmount();
    expect(changed(queries)).toEqual([true, false]);
  },
);

test.each(['booking', 'rescheduling', 'cancelling'] as const)(
  '%s whose answer is lost makes stale what the server may have changed',
  async (change) => {
    const { result, queries, backend } = renderDataHook(() => ({
      booking: useCreateAppointment(),
      rescheduling: useRescheduleAppointment({ id: 601, typeId: 61 }),
      cancelling: useCancelAppointment(601),
    }));
    const keys = [
      ['appointments', 'list'],
      [...CALENDAR_KEY, 'day'],
      [...SCHEDULE_KEY, 'ofCourse'],
    ];
    for (const key of keys) queries.setQueryData(key, []);
    for (const path of [RESCHEDULE, CANCEL, 'Appointment/CreateAppointment']) {
      backend.faults.fail(path, { kind: 'status', status: 500 });
    }
    const { booking, rescheduling, cancelling } = result.current;
    const slot = { date: DAY, time: '15:00' };
    act(() => {
      if (change === 'booking') booking.submit({ kind: 'course', typeId: 61, teacherId: 71, slot, publishedId: 101 });
      else if (change === 'rescheduling') rescheduling.submit(slot);
      else cancelling.submit();
    });
    await waitFor(() => expect(result.current[change].submission.status).toBe('failed'));
    expect(keys.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true, true]);
  },
);

describe('booking', () => {
  const CREATE = 'Appointment/CreateAppointment';
  const slot = { date: DAY, time: '15:00' };
  const ofHub: NewAppointment = { kind: 'meetings', typeId: 61, teacherId: 71, slot, course: { id: 101, itemType: 1 } };
  const ofCourse: NewAppointment = { kind: 'course', typeId: 61, teacherId: 71, slot, publishedId: 101 };
  const open = () =>
    renderDataHook(() => ({
      create: useCreateAppointment(),
      list: useAppointments(),
      types: useCourseAppointmentTypes(101),
    }));
  const common = {
    SelectedAppointmentTypeId: 61,
    SelectedTeacherId: 71,
    SelectedDate: DAY,
    SelectedTime: '15:00',
  };

  test.each<[string, NewAppointment, object]>([
    ['the hub sends course and item type', ofHub, { ...common, SelectedCourseId: 101, SelectedItemType: 1 }],
    ['a course its published id', ofCourse, { ...common, CoursePublishedId: 101 }],
  ])('%s (OPEN-64), once, however often it is pressed', async (_name, booking, body) => {
    const { result, calls, student } = open();
    const before = student.appointments.length;
    const { submit } = result.current.create;
    act(() => {
      submit(booking);
      submit(booking);
    });
    await waitFor(() => expect(result.current.create.submission.status).toBe('done'));
    expect(result.current.create.submission).toMatchObject({
      result: { typeId: 61, status: 'pending', teacher: 'Daniel Okafor' },
    });
    expect(calls(CREATE)).toEqual([{ path: CREATE, body }]);
    expect(student.appointments).toHaveLength(before + 1);
  });

  test('is not held back by another one that is pending elsewhere', async () => {
    const { result, backend, calls } = renderDataHook(() => [useCreateAppointment(), useCreateAppointment()] as const);
    backend.faults.fail(CREATE, { kind: 'never' });
    const [here, there] = result.current;
    act(() => here.submit(ofHub));
    act(() => {
      there.submit(ofHub);
      there.submit(ofCourse);
    });
    await waitFor(() => expect(calls(CREATE)).toHaveLength(2));
    expect(calls(CREATE)).toMatchObject([{ body: { SelectedCourseId: 101 } }, { body: { CoursePublishedId: 101 } }]);
  });

  test('shows in the list and in the quota', async () => {
    const { result } = open();
    const booked = () => result.current.types.data?.[0]?.quota?.booked ?? 0;
    await waitFor(() => expect(result.current.list.list.status).toBe('ready'));
    await waitFor(() => expect(booked()).toBeGreaterThan(0));
    const before = booked();
    act(() => result.current.create.submit(ofCourse));
    await waitFor(() => expect(booked()).toBe(before + 1));
    const { list } = result.current.list;
    expect(
      list.status === 'ready' && list.rows.some(({ starts }) => starts.toISOString() === '2026-12-01T04:00:00.000Z'),
    ).toBe(true);
  });

  test('that is refused says why, and can be sent again', async () => {
    const { result, backend } = open();
    backend.faults.fail(CREATE, REFUSED, 1);
    act(() => result.current.create.submit(ofHub));
    await waitFor(() => expect(result.current.create.submission).toMatchObject({ status: 'failed', failure: REFUSED }));
    act(() => result.current.create.submit(ofHub));
    await waitFor(() => expect(result.current.create.submission.status).toBe('done'));
  });
});

test('a booking chooses from types, courses and teachers', async () => {
  const { result, calls } = renderDataHook(() => ({
    types: useAppointmentTypes(),
    courses: useBookingCourses(),
    available: useCoursesWithAppointments(),
    teachers: useTeachersOfCourse({ id: 101, itemType: 1 }),
    none: useTeachersOfCourse(null),
    ofCourse: useCourseTeachers(101),
  }));
  await waitFor(() => expect(result.current.ofCourse.data?.teachers.length).toBeGreaterThan(0));
  await waitFor(() => expect(result.current.teachers.data).toEqual(result.current.ofCourse.data?.teachers));
  await waitFor(() => expect(result.current.available.data?.[0]).toMatchObject({ publishedId: 101 }));
  expect(result.current.courses.data?.[0]).toMatchObject({ id: 101, itemType: 1 });
  expect(result.current.types.data?.[0]).toEqual({ id: 61, name: 'Speaking feedback', quota: null, eligible: true });
  expect(result.current.none.loadable.status).toBe('loading');
  expect(calls('Appointment/GetTeachersBySelectedCourse')).toHaveLength(1);
});

test('the list can be refetched, for something else has changed it', async () => {
  const { result, calls } = renderDataHook(() => ({ list: useAppointments(), refresh: useRefreshAppointments() }));
  await waitFor(() => expect(result.current.list.list.status).toBe('ready'));
  act(() => result.current.refresh());
  await waitFor(() => expect(calls('Appointment/GetStudentAppointments')).toHaveLength(2));
});

test('one appointment may be a teacher’s request', async () => {
  const { result } = renderDataHook(() => useAppointment(621));
  await waitFor(() => expect(result.current.data).toMatchObject({ requestedByTeacher: true, booking: null }));
});

test('one that may have changed is fetched, silently', async () => {
  const call = vi.fn<Client['call']>(() => new Promise(() => undefined));
  const asked = { changed: false };
  const { rerender } = renderDataHook(() => useChangedAppointment(601, asked.changed), {
    client: mockClient({ call }),
  });
  await nextTurn();
  expect(call).not.toHaveBeenCalled();
  asked.changed = true;
  rerender();
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[0]).toMatchObject({ body: { AppointmentId: 601 }, silent: true });
});

describe('the next free times', () => {
  const open = () => renderDataHook(() => useNextTimes(of, MONDAY, { enabled: true }));

  test('are three at most, soonest first', async () => {
    const { result, calls } = open();
    await waitFor(() => expect(result.current.status).toBe('ready'));
    const slots = result.current.status === 'ready' ? result.current.value : [];
    expect(slots).toHaveLength(3);
    expect(slots.map(({ date, time }) => `${date} ${time}`).toSorted()).toEqual(
      slots.map(({ date, time }) => `${date} ${time}`),
    );
    expect(calls(TIMES).length).toBeLessThanOrEqual(2);
  });

  test.each([WEEK, TIMES])('fail without a word when %s does', async (path) => {
    const { result, backend, failures } = open();
    backend.faults.fail(path, REFUSED);
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(failures()).toContainEqual({ path, silent: true });
    expect(failures().every(({ silent }) => silent)).toBe(true);
  });

  test('are asked for once they are needed', async () => {
    const options = { enabled: false };
    const { result, rerender, calls } = renderDataHook(() => useNextTimes(of, MONDAY, options));
    await nextTurn();
    expect(calls()).toEqual([]);
    options.enabled = true;
    rerender();
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });
});
