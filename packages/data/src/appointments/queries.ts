import { decodeTimes, decodeWeekAvailability } from '@portal/domain/appointments';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/**
 * Whose time is looked for, and for what (contract 1.8, 17).
 * - `course`: by the GET calls, which know the course: for the dashboard, and the booking wizard.
 * - `teacher`: by the POST calls, without a course: for what is booked, and the booking of a course.
 */
export type AvailabilityOf = { typeId: number; teacherId: number } & (
  | { kind: 'course'; courseId: number }
  | { kind: 'teacher' }
);

function weekCall(of: AvailabilityOf, monday: string): CallSpec {
  const { typeId, teacherId } = of;
  return of.kind === 'course'
    ? {
        path: 'Appointment/GetTeacherAvailabilityPerWeek',
        method: 'GET',
        query: { appointmentTypeId: typeId, teacherId, startDate: monday },
      }
    : {
        path: 'Appointment/GetTeacherAvailabilityDay',
        method: 'POST',
        body: { TeacherId: teacherId, AppointmentTypeId: typeId, StartDate: monday },
      };
}

function timesCall(of: AvailabilityOf, date: string): CallSpec {
  const { typeId, teacherId } = of;
  return of.kind === 'course'
    ? {
        path: 'Appointment/GetTeacherTimeAvailability',
        method: 'GET',
        query: { appointmentTypeId: typeId, teacherId, selectedDate: date, courseId: of.courseId },
      }
    : {
        path: 'Appointment/GetAvailabilityTimePerDay',
        method: 'POST',
        body: { TeacherId: teacherId, AppointmentTypeId: typeId, SelectedDate: date },
      };
}

/** What is offered is old as soon as it is shown: each look is fresh, stays as it is shown, and is not kept. */
const ONE_LOOK = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

const AVAILABILITY_KEY = ['appointments', 'availability'] as const;

/** DateTimeWithZone a teacher has time. */
export const availabilityQueries = {
  /** The week that begins on this Monday, `YYYY-MM-DD`. */
  week: (client: Client, of: AvailabilityOf, monday: string) =>
    queryOptions({
      queryKey: [...AVAILABILITY_KEY, 'week', of, monday],
      queryFn: createQueryFn(client, weekCall(of, monday), decodeWeekAvailability),
      ...ONE_LOOK,
    }),
  /** The times of a day, `HH:mm`. */
  times: (client: Client, of: AvailabilityOf, date: string) =>
    queryOptions({
      queryKey: [...AVAILABILITY_KEY, 'times', of, date],
      queryFn: createQueryFn(client, timesCall(of, date), decodeTimes),
      ...ONE_LOOK,
    }),
};
