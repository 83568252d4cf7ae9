import { prefetchPages, prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { appointmentQueries, bookingQueries } from './queries.ts';

/** Fetches the first page of the student's appointments ahead. */
export function prefetchAppointments(context: PrefetchContext): Promise<void> {
  return prefetchPages(context, appointmentQueries.list(context.client, context.student.userId));
}

/** Fetches ahead what the hub of appointments consists of. */
export async function prefetchAppointmentsHub(context: PrefetchContext): Promise<void> {
  const { client } = context;
  await Promise.all([
    prefetchAppointments(context),
    prefetchQuery(context, bookingQueries.types(client)),
    prefetchQuery(context, bookingQueries.coursesWithAppointments(client)),
  ]);
}
