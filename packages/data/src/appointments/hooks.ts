import type {
  Appointment,
  AppointmentDetail,
  AppointmentType,
  BookableTeacher,
  BookingCourse,
  CourseTeachers,
  CourseWithAppointments,
  WeekAvailability,
} from '@portal/domain/appointments';
import { failed, loading, ready, toFailure, type DayAndTime, type Loadable } from '@portal/domain/shared';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  invalidate,
  useClient,
  useLoadablePages,
  useLoadableQuery,
  useSilentClient,
  useStudent,
  useSubmission,
  type LoadablePages,
  type LoadableQuery,
  type SubmissionHandle,
} from '../client/index.ts';
import { appointmentMutations, changeKey, type NewAppointment } from './mutations.ts';
import { appointmentQueries, availabilityQueries, bookingQueries, type AvailabilityScope } from './queries.ts';

interface Options {
  /** false: nothing is fetched, fetched data stays. */
  enabled: boolean;
}

/** A failed query is refetched by a retry only, not when its week or day is shown again. */
const unlessFailed =
  ({ enabled }: Options) =>
  ({ state }: { state: { status: string } }) =>
    enabled && state.status !== 'error';

/** A teacher's available days in the week of a Monday, `YYYY-MM-DD`. */
export function useAvailabilityWeek(
  scope: AvailabilityScope,
  monday: string,
  options: Options,
): LoadableQuery<WeekAvailability> {
  return useLoadableQuery({ ...availabilityQueries.week(useClient(), scope, monday), enabled: unlessFailed(options) });
}

/** A teacher's available times on a day, `HH:mm`; null = no day is chosen. */
export function useAvailabilityTimes(
  scope: AvailabilityScope,
  date: string | null,
  { enabled }: Options,
): LoadableQuery<string[]> {
  return useLoadableQuery({
    ...availabilityQueries.times(useClient(), scope, date ?? ''),
    enabled: unlessFailed({ enabled: enabled && date !== null }),
  });
}

/** Reschedules an appointment. */
export function useRescheduleAppointment(appointment: {
  id: number;
  typeId: number;
}): SubmissionHandle<AppointmentDetail | null, DayAndTime> {
  return useSubmission(appointmentMutations.reschedule(useClient(), appointment));
}

/** Cancels an appointment. */
export function useCancelAppointment(id: number): SubmissionHandle<void, void> {
  return useSubmission(appointmentMutations.cancel(useClient(), id));
}

/** Days queried for the next free times: one call each. */
const NEXT_DAYS = 2;
/** How many of those times are shown. */
const NEXT_TIMES = 3;

/**
 * A teacher's next free times: the first ones of the week of a Monday, three at most. Fetched silently, since the page
 * can do without this shortcut.
 */
export function useNextTimes(
  scope: AvailabilityScope,
  monday: string,
  options: Options,
): Loadable<readonly DayAndTime[]> {
  const client = useSilentClient();
  const week = useLoadableQuery({ ...availabilityQueries.week(client, scope, monday), enabled: unlessFailed(options) });
  const days = (week.data?.days ?? []).filter(({ available }) => available).slice(0, NEXT_DAYS);
  const results = useQueries({
    queries: days.map(({ date }) => ({
      ...availabilityQueries.times(client, scope, date),
      enabled: unlessFailed(options),
    })),
  });
  if (week.loadable.status !== 'ready') return week.loadable;
  const error = results.find((result) => result.error)?.error;
  if (error) return failed(toFailure(error));
  if (results.some(({ data }) => data === undefined)) return loading;
  const slots = results.flatMap(({ data = [] }, i) => data.map((time) => ({ date: days[i]?.date ?? '', time })));
  return ready(slots.slice(0, NEXT_TIMES));
}

/** All appointments of the student, the latest first. */
export function useAppointments(): LoadablePages<Appointment> {
  return useLoadablePages(appointmentQueries.list(useClient(), useStudent().userId));
}

/** The same for a page that can do without them: fetched silently. */
export function useSilentAppointments(): LoadablePages<Appointment> {
  return useLoadablePages(appointmentQueries.list(useSilentClient(), useStudent().userId));
}

/** Refetches the list, for a window message. */
export function useRefreshAppointments(): () => void {
  const queries = useQueryClient();
  return () => void invalidate(queries, { queryKey: appointmentQueries.listKey });
}

/** One appointment, booked or requested by a teacher. */
export function useAppointment(id: number): LoadableQuery<Appointment> {
  return useLoadableQuery(appointmentQueries.one(useClient(), id));
}

/**
 * An appointment, fetched again after it may have changed. Silent, since an error page would replace the message about
 * the change.
 *
 * @param changed false = nothing is fetched
 */
export function useChangedAppointment(id: number, changed: boolean): LoadableQuery<Appointment> {
  return useLoadableQuery({ ...appointmentQueries.changed(useSilentClient(), id), enabled: changed });
}

/**
 * Whether a change of an appointment was sent in the minutes before this component was mounted: what other pages show
 * of it may be from before.
 */
export function useWasChanged(id: number): boolean {
  const mutations = useQueryClient().getMutationCache();
  const [wasChanged] = useState(() => mutations.findAll({ mutationKey: changeKey(id) }).length > 0);
  return wasChanged;
}

/** The types the student can book in the hub's wizard. */
export function useAppointmentTypes(): LoadableQuery<AppointmentType[]> {
  return useLoadableQuery(bookingQueries.types(useClient()));
}

/** The types of a published course, with their quotas. */
export function useCourseAppointmentTypes(publishedId: number): LoadableQuery<AppointmentType[]> {
  return useLoadableQuery(bookingQueries.courseTypes(useClient(), useStudent().studentId, publishedId));
}

/** The courses of the hub's wizard. */
export function useBookingCourses(): LoadableQuery<BookingCourse[]> {
  return useLoadableQuery(bookingQueries.courses(useClient()));
}

/** The courses that have a page of teacher meetings. */
export function useCoursesWithAppointments(): LoadableQuery<CourseWithAppointments[]> {
  return useLoadableQuery(bookingQueries.coursesWithAppointments(useClient()));
}

/** The same for a page that can do without them: fetched silently. */
export function useSilentCoursesWithAppointments(): LoadableQuery<CourseWithAppointments[]> {
  return useLoadableQuery(bookingQueries.coursesWithAppointments(useSilentClient()));
}

/** The teachers of a course in the hub's wizard; null = no course is chosen. */
export function useTeachersOfCourse(course: { id: number; itemType: number } | null): LoadableQuery<BookableTeacher[]> {
  return useLoadableQuery({
    ...bookingQueries.teachers(useClient(), course ?? { id: 0, itemType: 0 }),
    enabled: course !== null,
  });
}

/** The teachers of a published course. */
export function useCourseTeachers(publishedId: number): LoadableQuery<CourseTeachers> {
  return useLoadableQuery(bookingQueries.courseTeachers(useClient(), useStudent().studentId, publishedId));
}

/** The same for a page that can do without them: fetched silently. */
export function useSilentCourseTeachers(publishedId: number): LoadableQuery<CourseTeachers> {
  return useLoadableQuery(bookingQueries.courseTeachers(useSilentClient(), useStudent().studentId, publishedId));
}

/** Books an appointment. */
export function useCreateAppointment(): SubmissionHandle<AppointmentDetail | null, NewAppointment> {
  return useSubmission(appointmentMutations.create(useClient()), { perVariables: true });
}
