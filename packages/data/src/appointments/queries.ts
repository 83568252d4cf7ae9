import {
  decodeAppointment,
  decodeAppointmentPage,
  decodeAppointmentTypes,
  decodeBookingCourses,
  decodeCourseAppointmentTypes,
  decodeCoursesWithAppointments,
  decodeCourseTeachers,
  decodeTeachersOfCourse,
  decodeTimes,
  decodeWeekAvailability,
} from '@portal/domain/appointments';
import type { DecodeContext } from '@portal/domain/shared';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import {
  APPOINTMENTS_KEY,
  AVAILABILITY_KEY,
  createQueryFn,
  pagedQuery,
  type CallSpec,
  type Client,
} from '../client/index.ts';
import { appointmentsCall, coursesWithAppointmentsCall, courseTeachersCall, courseTypesCall } from './calls.ts';

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
} as const;

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

const appointmentCall = (id: number): CallSpec => ({
  path: 'Appointment/GetAppointment',
  method: 'POST',
  body: { AppointmentId: id },
});

/** The student's appointments. */
export const appointmentQueries = {
  /** Key prefix of the lists. */
  listKey: [...APPOINTMENTS_KEY, 'list'] as const,
  /** All of them, the latest first. */
  list: (client: Client, userId: number) =>
    pagedQuery({
      client,
      queryKey: [...appointmentQueries.listKey, userId],
      call: appointmentsCall,
      decode: decodeAppointmentPage,
      keyOf: ({ id }) => id,
    }),
  /** One of them. */
  one: (client: Client, id: number) =>
    queryOptions({
      queryKey: [...APPOINTMENTS_KEY, 'one', id],
      queryFn: createQueryFn(client, appointmentCall(id), decodeAppointment),
    }),
  /** One of them, after a change. Not cached, so that the state before a change is never shown. */
  changed: (client: Client, id: number) =>
    queryOptions({
      queryKey: [...APPOINTMENTS_KEY, 'changed', id],
      queryFn: createQueryFn(client, appointmentCall(id), decodeAppointment),
      gcTime: 0,
    }),
};

/** Courses and teachers, which a booking does not change. */
const OPTIONS_KEY = ['booking-options'] as const;

/** Options of a query for one of the lists of the booking wizards. Its key contains the parameters of the call. */
function optionsQuery<T>(
  prefix: QueryKey,
  client: Client,
  call: CallSpec,
  decodeRows: (sent: unknown, context: DecodeContext) => T,
) {
  return queryOptions({
    queryKey: [...prefix, call.path, call.body ?? call.query ?? null],
    queryFn: createQueryFn(client, call, decodeRows),
  });
}

/** The lists of the booking wizards: types, courses and teachers. */
export const bookingQueries = {
  /** The types of the hub's wizard. */
  types: (client: Client) =>
    optionsQuery(
      APPOINTMENTS_KEY,
      client,
      { path: 'Appointment/GetAppointmentTypeByStudentId', method: 'GET' },
      decodeAppointmentTypes,
    ),
  /** The types of a published course, with their quotas. */
  courseTypes: (client: Client, studentId: number, publishedId: number) =>
    optionsQuery(APPOINTMENTS_KEY, client, courseTypesCall(studentId, publishedId), decodeCourseAppointmentTypes),
  /** The courses of the hub's wizard. */
  courses: (client: Client) =>
    optionsQuery(OPTIONS_KEY, client, { path: 'Appointment/GetCourses', method: 'GET' }, decodeBookingCourses),
  /** The courses that have a page of teacher meetings. */
  coursesWithAppointments: (client: Client) =>
    optionsQuery(OPTIONS_KEY, client, coursesWithAppointmentsCall, decodeCoursesWithAppointments),
  /** The teachers of a course in the hub's wizard. */
  teachers: (client: Client, course: { id: number; itemType: number }) =>
    optionsQuery(
      OPTIONS_KEY,
      client,
      {
        path: 'Appointment/GetTeachersBySelectedCourse',
        method: 'GET',
        query: { courseId: course.id, itemType: course.itemType },
      },
      decodeTeachersOfCourse,
    ),
  /** The teachers of a published course. */
  courseTeachers: (client: Client, studentId: number, publishedId: number) =>
    optionsQuery(OPTIONS_KEY, client, courseTeachersCall(studentId, publishedId), decodeCourseTeachers),
};
