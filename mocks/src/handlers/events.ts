import { pagedEvents } from '../school/events.ts';
import { call, type MakeHandler } from './route.ts';

const paged = { PageIndex: 'number', PageSize: 'number', Keyword: 'string' } as const;

/** Segment Event. */
export const eventCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'Event/GetUpcomingEventGridJson', body: paged }, (student, { school, body }) =>
    pagedEvents(school, student, 'upcoming', body),
  ),
  call({ method: 'POST', path: 'Event/GetPastEventGridJson', body: paged }, (student, { school, body }) =>
    pagedEvents(school, student, 'past', body),
  ),
];
