import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { calendarQueries } from './queries.ts';

/** Prefetches whether the server shows the week panel, and returns it; false when it cannot be fetched. */
export async function prefetchCalendarPanelFlag(context: PrefetchContext): Promise<boolean> {
  const query = calendarQueries.showsPanel(context.client);
  await prefetchQuery(context, query);
  return context.queries.getQueryData(query.queryKey) ?? false;
}

/** Prefetches the items of a day (`YYYY-MM-DD` in the student's zone). */
export function prefetchAgendaDay(context: PrefetchContext, date: string): Promise<void> {
  return prefetchQuery(context, calendarQueries.day(context.client, date));
}
