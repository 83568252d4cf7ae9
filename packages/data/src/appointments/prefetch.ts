import { prefetchPages, prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { appointmentQueries, bookingQueries } from './queries.ts';

/** Prefetches the first page of the student's appointments. */
export function prefetchAppointments(context: PrefetchContext): Promise<void> {
  return prefetchPages(context, appointmentQueries.list(context.client, context.student.userId));
}

/** Prefetches the data of the appointments hub. */
export async function prefetchAppointmentsHub(context: PrefetchContext): Promise<void> {
  const { client } = context;
  await Promise.all([
    prefetchAppointments(context),
    prefetchQuery(context, bookingQueries.types(client)),
    prefetchQuery(context, bookingQueries.coursesWithAppointments(client)),
  ]);
}
