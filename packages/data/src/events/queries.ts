import { decodeEventPage, type EventsRequestWire, type EventsTab } from '@portal/domain/events';
import { LIST_PAGE_SIZE } from '@portal/domain/shared';
import { EVENTS_KEY, pagedQuery, type CallSpec, type Client } from '../client/index.ts';

const paths = {
  upcoming: 'Event/GetUpcomingEventGridJson',
  past: 'Event/GetPastEventGridJson',
} as const satisfies Record<EventsTab, string>;

export function eventsCall(tab: EventsTab, keyword: string, page: number): CallSpec {
  const body: EventsRequestWire = { PageIndex: page, PageSize: LIST_PAGE_SIZE, Keyword: keyword };
  return { path: paths[tab], method: 'POST', body };
}

export const eventQueries = {
  /** Key prefix of a tab's lists, for every keyword. */
  keyOf: (tab: EventsTab) => [...EVENTS_KEY, tab] as const,
  /** The days of a tab that have events matching `keyword` ('' = all). */
  list: (client: Client, userId: number, tab: EventsTab, keyword: string) =>
    pagedQuery({
      client,
      queryKey: [...eventQueries.keyOf(tab), userId, keyword],
      call: (page) => eventsCall(tab, keyword, page),
      decode: decodeEventPage,
      keyOf: (day) => day.date,
    }),
};
