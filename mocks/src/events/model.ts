import type { EventGroupWire, EventsRequestWire, EventsTab, EventWire } from '@portal/domain/events';
import type { PagedWire } from '@portal/domain/shared';
import type { MockBackend, Student } from '../backend/model.ts';
import { todayOf } from '../backend/clock.ts';

/** Events by day, earliest first; within a day by time, those without a time first. */
export function groupByDay(events: readonly EventWire[]): EventGroupWire[] {
  const days = new Map<string, EventWire[]>();
  for (const one of events.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)))) {
    days.set(one.EventDate, [...(days.get(one.EventDate) ?? []), one]);
  }
  return [...days].map(([Date, Events]) => ({ Date, Events }));
}

const sortKey = ({ EventDate, EventTime }: EventWire) => `${EventDate} ${EventTime ?? ''}`;

/**
 * Event/GetUpcomingEventGridJson: from today on, dates ascending. Event/GetPastEventGridJson: dates descending.
 * Paging counts days, so a day is never split over two pages (contract 1.8).
 */
export function pagedEvents(
  backend: MockBackend,
  student: Student,
  tab: EventsTab,
  { PageIndex, PageSize, Keyword }: EventsRequestWire,
): PagedWire<EventGroupWire> {
  const today = todayOf(backend, student);
  const keyword = Keyword.trim().toLowerCase();
  const found = backend.events.filter(
    ({ EventDate, Name, Description }) =>
      student.hasCalendar &&
      EventDate >= today === (tab === 'upcoming') &&
      [Name, Description].some((text) => text?.toLowerCase().includes(keyword)),
  );
  const days = groupByDay(found);
  if (tab === 'past') days.reverse();
  return { rows: days.slice(PageIndex * PageSize, (PageIndex + 1) * PageSize), total: days.length };
}
