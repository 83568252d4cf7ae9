import { decodeTimes, decodeWeekAvailability, type WeekAvailability } from '@portal/domain/appointments';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** Whose time is looked for, and for what. */
export interface AvailabilityOf {
  typeId: number;
  teacherId: number;
  courseId: number;
}

/**
 * Looks up when a teacher has time. No queries: what is offered is old as soon as it is shown, so each look is fresh,
 * and the choice itself holds what is shown.
 */
export interface Availability {
  /** The week that begins on this Monday. */
  week: (monday: string, signal: AbortSignal) => Promise<WeekAvailability>;
  /** The times of a day, `HH:mm`. */
  times: (date: string, signal: AbortSignal) => Promise<string[]>;
}

/** By the GET calls, which know the course: for the dashboard, and the booking wizard (contract 1.8, 17). */
export function availabilityByCourse(client: Client, { typeId, teacherId, courseId }: AvailabilityOf): Availability {
  const call = (name: string, more: Record<string, string | number>): CallSpec => ({
    path: `Appointment/${name}`,
    method: 'GET',
    query: { appointmentTypeId: typeId, teacherId, ...more },
  });
  return {
    week: (monday, signal) =>
      createQueryFn(
        client,
        call('GetTeacherAvailabilityPerWeek', { startDate: monday }),
        decodeWeekAvailability,
      )({ signal }),
    times: (date, signal) =>
      createQueryFn(
        client,
        call('GetTeacherTimeAvailability', { selectedDate: date, courseId }),
        decodeTimes,
      )({ signal }),
  };
}

/** By the POST calls, which ask without a course: for what is booked, and the booking of a course (contract 1.8, 17). */
export function availabilityByTeacher(
  client: Client,
  { typeId, teacherId }: Omit<AvailabilityOf, 'courseId'>,
): Availability {
  const call = (name: string, more: Record<string, string>): CallSpec => ({
    path: `Appointment/${name}`,
    method: 'POST',
    body: { TeacherId: teacherId, AppointmentTypeId: typeId, ...more },
  });
  return {
    week: (monday, signal) =>
      createQueryFn(
        client,
        call('GetTeacherAvailabilityDay', { StartDate: monday }),
        decodeWeekAvailability,
      )({ signal }),
    times: (date, signal) =>
      createQueryFn(client, call('GetAvailabilityTimePerDay', { SelectedDate: date }), decodeTimes)({ signal }),
  };
}
