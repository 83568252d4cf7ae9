import { addDays, instantInZone, type LoadableList, type Page } from '../shared/index.ts';
import type { LiveClass, Recording } from './model.ts';

/**
 * Returns the filter of the request: general classes (0) and those of the student's courses. null = the courses are
 * unknown; then the server filters by all of the student's (contract 1.8).
 */
export function coursePublishedIds(courses: readonly number[] | null): string {
  return courses === null ? '' : [0, ...courses].join(',');
}

/** When a class starts and ends. */
export interface ClassTimes {
  starts: Date;
  ends: Date;
}

/**
 * Returns when a class starts and ends.
 *
 * @param zone the student's zone, which the class's day and times are in
 */
export function classTimes({ date, start, end }: Pick<LiveClass, 'date' | 'start' | 'end'>, zone: string): ClassTimes {
  const endDate = end < start ? addDays(date, 1) : date;
  return {
    starts: instantInZone({ date, time: start }, zone),
    ends: instantInZone({ date: endDate, time: end }, zone),
  };
}

/**
 * Whether a list, sorted by start, is out of date: a class that has started is not flagged live, or one that has ended
 * is still listed. Only the server can change either, so the list has to be refetched.
 */
export function hasStaleClasses(classes: readonly LiveClass[], now: Date, zone: string): boolean {
  for (const one of classes) {
    const { starts, ends } = classTimes(one, zone);
    if (starts > now) return false;
    if (!one.liveNow || ends <= now) return true;
  }
  return false;
}

/** Hides a class that has moved to the other list, until the list is refetched. */
export function hideClassInPage(page: Page<LiveClass>, id: number): Page<LiveClass> {
  return { ...page, rows: page.rows.map((one) => (one.id === id ? { ...one, shown: false } : one)) };
}

/** The classes of a list that are not hidden. */
export function shownClasses(list: LoadableList<LiveClass>): LoadableList<LiveClass> {
  if (list.status !== 'ready') return list;
  const rows = list.rows.filter((one) => one.shown);
  const hidden = list.rows.length - rows.length;
  return hidden === 0 ? list : { ...list, rows, total: list.total === null ? null : list.total - hidden };
}

/** Marks these recordings as watched in a list that may have been fetched before they were watched. */
export function markWatched(list: LoadableList<Recording>, ids: readonly number[]): LoadableList<Recording> {
  if (list.status !== 'ready') return list;
  return { ...list, rows: list.rows.map((one) => (ids.includes(one.id) ? { ...one, watched: true } : one)) };
}

/** A recording that expires within this many days is `soon`. */
const SOON_DAYS = 7;

/** When a recording expires: `daysLeft` counts from today and is 0 on the last day. */
export type Expiry = { kind: 'later' | 'over'; date: string } | { kind: 'soon'; date: string; daysLeft: number };

/**
 * Returns when a recording expires; null = it does not expire.
 *
 * @param today `YYYY-MM-DD` in the student's zone
 */
export function expiryOf({ validUntil }: Pick<Recording, 'validUntil'>, today: string): Expiry | null {
  if (validUntil === null) return null;
  if (validUntil < today) return { kind: 'over', date: validUntil };
  for (let daysLeft = 0; daysLeft <= SOON_DAYS; daysLeft += 1) {
    if (addDays(today, daysLeft) === validUntil) return { kind: 'soon', date: validUntil, daysLeft };
  }
  return { kind: 'later', date: validUntil };
}
