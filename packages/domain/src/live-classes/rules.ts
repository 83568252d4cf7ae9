import { addDays, instantInZone, type LoadableList, type Page } from '../shared/index.ts';
import type { LiveClass, Recording } from './model.ts';

/** What the lists are asked for: general classes (0) and those of the student's courses (contract 1.8). */
export function coursePublishedIds(courses: readonly number[]): string {
  return [0, ...courses].join(',');
}

/** DateTimeWithZone a class begins and ends. */
export interface ClassTimes {
  starts: Date;
  ends: Date;
}

/** @param zone the student's, in which the class's day and times are */
export function classTimes({ date, start, end }: Pick<LiveClass, 'date' | 'start' | 'end'>, zone: string): ClassTimes {
  const endDate = end < start ? addDays(date, 1) : date;
  return {
    starts: instantInZone({ date, time: start }, zone),
    ends: instantInZone({ date: endDate, time: end }, zone),
  };
}

/**
 * Whether a list, which is by start, lags behind the clock: what has begun is not said to be live, or what is over is
 * still there. Both are the server's to say, so it is asked.
 */
export function lagsBehind(classes: readonly LiveClass[], now: Date, zone: string): boolean {
  for (const one of classes) {
    const { starts, ends } = classTimes(one, zone);
    if (starts > now) return false;
    if (!one.liveNow || ends <= now) return true;
  }
  return false;
}

/** The page of a list without a class that has just moved to the other list: hidden until the list is read anew. */
export function withoutClass(page: Page<LiveClass>, id: number): Page<LiveClass> {
  return { ...page, rows: page.rows.map((one) => (one.id === id ? { ...one, shown: false } : one)) };
}

/** The classes of a list that are to be seen. */
export function shownClasses(list: LoadableList<LiveClass>): LoadableList<LiveClass> {
  if (list.status !== 'ready') return list;
  const rows = list.rows.filter((one) => one.shown);
  const hidden = list.rows.length - rows.length;
  return hidden === 0 ? list : { ...list, rows, total: list.total === null ? null : list.total - hidden };
}

/** A list in which these recordings are watched, though it may have been asked for before they were. */
export function withWatched(list: LoadableList<Recording>, ids: readonly number[]): LoadableList<Recording> {
  if (list.status !== 'ready') return list;
  return { ...list, rows: list.rows.map((one) => (ids.includes(one.id) ? { ...one, watched: true } : one)) };
}

/** What expires within so many days says so. */
const SOON_DAYS = 7;

/** How long a recording stays: `daysLeft` counts from today, on the last day it is 0. */
export type Expiry = { is: 'later' | 'over'; date: string } | { is: 'soon'; date: string; daysLeft: number };

/** @param today where the student is, `YYYY-MM-DD` */
export function expiryOf({ validUntil }: Pick<Recording, 'validUntil'>, today: string): Expiry | null {
  if (validUntil === null) return null;
  if (validUntil < today) return { is: 'over', date: validUntil };
  for (let daysLeft = 0; daysLeft <= SOON_DAYS; daysLeft += 1) {
    if (addDays(today, daysLeft) === validUntil) return { is: 'soon', date: validUntil, daysLeft };
  }
  return { is: 'later', date: validUntil };
}
