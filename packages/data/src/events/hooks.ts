import type { EventDay, EventsTab } from '@portal/domain/events';
import { useQueryClient } from '@tanstack/react-query';
import {
  EVENTS_KEY,
  invalidate,
  useClient,
  useLoadablePages,
  useStudent,
  type LoadablePages,
} from '../client/index.ts';
import { eventQueries } from './queries.ts';

/** The days of a tab that have events matching `keyword` ('' = all). */
export function useEvents(tab: EventsTab, keyword: string): LoadablePages<EventDay> {
  return useLoadablePages(eventQueries.list(useClient(), useStudent().userId, tab, keyword));
}

/** Refetches the active lists of a tab, or of both tabs; inactive ones are refetched when they are next used. */
export function useRefreshEvents(): (tab?: EventsTab) => void {
  const queries = useQueryClient();
  return (tab) => void invalidate(queries, { queryKey: tab ? eventQueries.keyOf(tab) : EVENTS_KEY });
}
