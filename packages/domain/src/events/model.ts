import type { SafeHref } from '../shared/index.ts';

/** The two lists of the page: what is still to come, today included, and what was (001 §2). */
export type EventsTab = 'upcoming' | 'past';

/** Something the school holds for its students: a webinar, an open evening. */
export interface PortalEvent {
  name: string;
  /** HTML as sent, not safe to show as it is. */
  description: string | null;
  /** Its page; null without one, or when its address may not be followed. */
  link: SafeHref | null;
  /** `HH:mm` in the student's zone; null when no time was set. */
  time: string | null;
}

/** A day on which there are events, and these in the order of the server. */
export interface EventDay {
  /** `YYYY-MM-DD` in the student's zone. */
  date: string;
  events: PortalEvent[];
}

/** An event as a row of a list in which the days follow each other. */
export interface EventRow {
  /** Its own among all rows. */
  key: string;
  date: string;
  event: PortalEvent;
  /** The first of its day: the day is named above it. */
  opensDay: boolean;
}
