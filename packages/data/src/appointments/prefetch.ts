import { prefetchPages, prefetchQuery, toSilentClient, type PrefetchContext } from '../client/index.ts';
import { appointmentQueries, bookingQueries } from './queries.ts';

/** Prefetches the first page of the student's appointments. */
export function prefetchAppointments(context: PrefetchContext): Promise<void> {
  return prefetchPages(context, appointmentQueries.list(context.client, context.student.userId));
}

/** Prefetches the courses that have a page of teacher meetings. */
export function prefetchCoursesWithAppointments(context: PrefetchContext): Promise<void> {
  return prefetchQuery(context, bookingQueries.coursesWithAppointments(context.client));
}

/** Prefetches the types of a published course and, silently, its teachers: the page can do without them. */
export async function prefetchTeacherMeetings(context: PrefetchContext, publishedId: number): Promise<void> {
  const { client, student } = context;
  await Promise.all([
    prefetchQuery(context, bookingQueries.courseTypes(client, student.studentId, publishedId)),
    prefetchQuery(context, bookingQueries.courseTeachers(toSilentClient(client), student.studentId, publishedId)),
  ]);
}

/** Prefetches the data of the appointments hub: silently except the types, since it can do without the rest. */
export async function prefetchAppointmentsHub(context: PrefetchContext): Promise<void> {
  const silent = { ...context, client: toSilentClient(context.client) };
  await Promise.all([
    prefetchAppointments(silent),
    prefetchQuery(context, bookingQueries.types(context.client)),
    prefetchCoursesWithAppointments(silent),
  ]);
}
