import { FailureError } from '@portal/domain/shared';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { availabilityByCourse, availabilityByTeacher } from './availability.ts';
import { cancelAppointment, rescheduleAppointment } from './changes.ts';
import { appointmentQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

/** A client that answers every call with `value`, or throws it. */
function answering(value: unknown) {
  const call = vi.fn<Client['call']>(async () => {
    if (value instanceof Error) throw value;
    return value;
  });
  const client = mockClient({ call });
  return { client, call };
}

const of = { typeId: 61, teacherId: 71, courseId: 101 };
const { signal } = new AbortController();

describe('what is asked (contract 2, Appointment)', () => {
  test('the week from its Monday', async () => {
    const { client, call } = answering({ WeekAvailabilities: [], IsLastWeek: true });
    expect(await availabilityByCourse(client, of).week('2026-11-23', signal)).toEqual({ days: [], isLast: true });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      {
        path: 'Appointment/GetTeacherAvailabilityPerWeek',
        method: 'GET',
        query: { appointmentTypeId: 61, teacherId: 71, startDate: '2026-11-23' },
      },
      { signal },
    );
  });

  test('the times of a day', async () => {
    const { client, call } = answering([{ AvailableTime24: '14:30', AvailableTime12: '02:30 PM' }]);
    expect(await availabilityByCourse(client, of).times('2026-11-25', signal)).toEqual(['14:30']);
    expect(call).toHaveBeenCalledExactlyOnceWith(
      {
        path: 'Appointment/GetTeacherTimeAvailability',
        method: 'GET',
        query: { appointmentTypeId: 61, teacherId: 71, selectedDate: '2026-11-25', courseId: 101 },
      },
      { signal },
    );
  });

  test('the week of a teacher, without a course (NET-65)', async () => {
    const { client, call } = answering({ WeekAvailabilities: [], IsLastWeek: true });
    expect(await availabilityByTeacher(client, of).week('2026-11-23', signal)).toEqual({ days: [], isLast: true });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      {
        path: 'Appointment/GetTeacherAvailabilityDay',
        method: 'POST',
        body: { TeacherId: 71, AppointmentTypeId: 61, StartDate: '2026-11-23' },
      },
      { signal },
    );
  });

  test('the times of a teacher’s day, without a course (NET-67)', async () => {
    const { client, call } = answering([{ AvailableTime24: '14:30', AvailableTime12: '02:30 PM' }]);
    expect(await availabilityByTeacher(client, of).times('2026-11-25', signal)).toEqual(['14:30']);
    expect(call).toHaveBeenCalledExactlyOnceWith(
      {
        path: 'Appointment/GetAvailabilityTimePerDay',
        method: 'POST',
        body: { TeacherId: 71, AppointmentTypeId: 61, SelectedDate: '2026-11-25' },
      },
      { signal },
    );
  });

  test('what is booked (NET-70)', async () => {
    const { client, call } = answering({
      Id: 606,
      TypeId: 63,
      Type: 'Test consultation',
      TeacherId: 71,
      TeacherName: 'Daniel Okafor',
      StartDate: '2026-12-01T03:30:00Z',
      Status: 'Active',
      HasPassed: false,
    });
    const read = await new QueryClient().fetchQuery(appointmentQueries.booked(client, 606));
    expect(read.teacher).toBe('Daniel Okafor');
    expect(call.mock.calls[0]?.[0]).toEqual({
      path: 'Appointment/GetAppointment',
      method: 'POST',
      body: { AppointmentId: 606 },
    });
  });

  test('another day and time', async () => {
    const { client, call } = answering(null);
    const slot = { date: '2026-11-25', time: '14:30' };
    expect(await rescheduleAppointment(client, { id: 601, typeId: 61 }, slot)).toBeNull();
    expect(call).toHaveBeenCalledExactlyOnceWith({
      path: 'Appointment/RescheduleAppointment',
      method: 'POST',
      body: { AppointmentId: 601, AppointmentTypeId: 61, StartDate: '2026-11-25', StartTime: '14:30' },
    });
  });

  test('giving it up', async () => {
    const { client, call } = answering(null);
    await expect(cancelAppointment(client, 601)).resolves.toBeUndefined();
    expect(call).toHaveBeenCalledExactlyOnceWith({
      path: 'Appointment/CancelAppointment',
      method: 'POST',
      body: { AppointmentId: 601 },
    });
  });
});

test('a failure is passed on as it is', async () => {
  const thrown = new FailureError({ kind: 'rejected', messages: ['Taken.'], value: null });
  const { client } = answering(thrown);
  const slot = { date: '2026-11-25', time: '14:30' };
  for (const asked of [
    availabilityByCourse(client, of).week('2026-11-23', signal),
    availabilityByCourse(client, of).times('2026-11-25', signal),
    rescheduleAppointment(client, { id: 601, typeId: 61 }, slot),
    cancelAppointment(client, 601),
  ]) {
    await expect(asked).rejects.toBe(thrown);
  }
});

test('what is not a week is not understood', async () => {
  const { week } = availabilityByCourse(answering('soon').client, of);
  await expect(week('2026-11-23', signal)).rejects.toMatchObject({ failure: { kind: 'notUnderstood' } });
});
