import type { EventsTab } from '@portal/domain/events';
import { prefetchPages, type PrefetchContext } from '../client/index.ts';
import { eventQueries } from './queries.ts';

/** Prefetches a tab's first page of the events that match `keyword` ('' = all). */
export function prefetchEvents(context: PrefetchContext, tab: EventsTab, keyword: string): Promise<void> {
  return prefetchPages(context, eventQueries.list(context.client, context.student.userId, tab, keyword));
}
