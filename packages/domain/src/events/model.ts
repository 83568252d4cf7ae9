import type { LinkHref } from '../shared/index.ts';

/** The two lists of the page: upcoming events, today's included, and past ones (001 §2). */
export type EventsTab = 'upcoming' | 'past';

/** An event of the school for its students, such as a webinar. */
export interface PortalEvent {
  name: string;
  /** HTML as sent, not sanitised. */
  description: string | null;
  /** Its page; null when there is none or its URL is not allowed. */
  link: LinkHref | null;
  /** `HH:mm` in the student's zone; null when no time was set. */
  time: string | null;
}

/** A day with its events, in the server's order. */
export interface EventDay {
  /** `YYYY-MM-DD` in the student's zone. */
  date: string;
  events: PortalEvent[];
}

/** An event as a row of the list of all days. */
export interface EventRow {
  /** Unique in the list. */
  key: string;
  date: string;
  event: PortalEvent;
  /** The first event of its day, which has the day as a heading. */
  opensDay: boolean;
}
