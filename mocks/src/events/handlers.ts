import { eventsOf } from './fixtures.ts';
import { pagedEvents } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

const paged = { PageIndex: 'number', PageSize: 'number', Keyword: 'string' } as const;

/** The calls of segment Event. */
const eventCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'Event/GetUpcomingEventGridJson', body: paged }, (student, { backend, body }) =>
    pagedEvents(backend, student, 'upcoming', body),
  ),
  call({ method: 'POST', path: 'Event/GetPastEventGridJson', body: paged }, (student, { backend, body }) =>
    pagedEvents(backend, student, 'past', body),
  ),
];

export const eventsArea = {
  handlers: eventCalls,
  createState: (today) => ({ events: eventsOf(today) }),
} satisfies MockArea;
