import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { calendarQueries } from './queries.ts';

/** Fetches the items of a day ahead (`YYYY-MM-DD` in the student's zone), where the server shows the panel of the week. */
export async function prefetchAgendaDay(context: PrefetchContext, date: string): Promise<void> {
  const showsPanel = calendarQueries.showsPanel(context.client);
  await prefetchQuery(context, showsPanel);
  if (context.queries.getQueryData(showsPanel.queryKey)) {
    await prefetchQuery(context, calendarQueries.day(context.client, date));
  }
}
