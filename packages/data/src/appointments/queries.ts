import { decodeTimes, decodeWeekAvailability } from '@portal/domain/appointments';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/**
 * The teacher and appointment type whose availability is fetched (contract 1.8, 17).
 * - `course`: by the GET calls, which take the course: for the dashboard and the booking wizard.
 * - `teacher`: by the POST calls, without a course: for booked appointments and the booking of a course.
 */
export type AvailabilityScope = { typeId: number; teacherId: number } & (
  | { kind: 'course'; courseId: number }
  | { kind: 'teacher' }
);

function weekCall(scope: AvailabilityScope, monday: string): CallSpec {
  const { typeId, teacherId } = scope;
  return scope.kind === 'course'
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

function timesCall(scope: AvailabilityScope, date: string): CallSpec {
  const { typeId, teacherId } = scope;
  return scope.kind === 'course'
    ? {
        path: 'Appointment/GetTeacherTimeAvailability',
        method: 'GET',
        query: { appointmentTypeId: typeId, teacherId, selectedDate: date, courseId: scope.courseId },
      }
    : {
        path: 'Appointment/GetAvailabilityTimePerDay',
        method: 'POST',
        body: { TeacherId: teacherId, AppointmentTypeId: typeId, SelectedDate: date },
      };
}

/** Availability is outdated quickly: fetched each time a week or day is shown, not changed while shown, and not cached. */
const FETCHED_WHEN_SHOWN = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

const AVAILABILITY_KEY = ['appointments', 'availability'] as const;

/** A teacher's availability. */
export const availabilityQueries = {
  /** The week that begins on this Monday, `YYYY-MM-DD`. */
  week: (client: Client, scope: AvailabilityScope, monday: string) =>
    queryOptions({
      queryKey: [...AVAILABILITY_KEY, 'week', scope, monday],
      queryFn: createQueryFn(client, weekCall(scope, monday), decodeWeekAvailability),
      ...FETCHED_WHEN_SHOWN,
    }),
  /** The times of a day, `HH:mm`. */
  times: (client: Client, scope: AvailabilityScope, date: string) =>
    queryOptions({
      queryKey: [...AVAILABILITY_KEY, 'times', scope, date],
      queryFn: createQueryFn(client, timesCall(scope, date), decodeTimes),
      ...FETCHED_WHEN_SHOWN,
    }),
};
