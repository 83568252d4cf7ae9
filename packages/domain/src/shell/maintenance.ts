import { addDays, inZone, sameClock } from '../shared/index.ts';
import { type MaintenanceTimes } from '../blocks/index.ts';

/** On which days start and end are in the student's zone, relative to the announced day. */
export type MaintenanceDays = 'same' | 'next' | 'previous' | 'toNext' | 'fromPrevious';

/** The announced hours in the student's zone. */
export interface LocalMaintenance {
  /** `HH:mm` */
  start: string;
  end: string;
  days: MaintenanceDays;
  /** The start, for the name of the student's zone at that time. */
  at: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** AEDT, which is UTC+11. */
const AEDT = 'Etc/GMT-11';
const AEDT_MS = 11 * 60 * MINUTE_MS;

/** The keys are the offsets of start and end, in days. */
const DAYS: Readonly<Record<string, MaintenanceDays>> = {
  '0 0': 'same',
  '1 1': 'next',
  '-1 -1': 'previous',
  '0 1': 'toNext',
  '-1 0': 'fromPrevious',
};

/**
 * Converts the announced hours to the student's zone. null when they are invalid or the same there, and on days when
 * Sydney has standard time: the hours are labelled AEDT then too, so it is not certain which time they mean. The day is
 * the announced one when the text names exactly one, else today.
 */
export function localMaintenance(
  { dates, start, end }: MaintenanceTimes,
  zone: string,
  now: Date,
): LocalMaintenance | null {
  const from = minutesOf(start);
  const to = minutesOf(end);
  if (from === null || to === null) return null;
  const day = dayIn(dates) ?? inAedt(now);
  const midnight = Date.parse(`${day}T00:00:00Z`) - AEDT_MS;
  const at = new Date(midnight + from * MINUTE_MS);
  if (!sameClock('Australia/Sydney', AEDT, at)) return null;
  // An end not after the start is on the next day.
  const overnight = to <= from ? DAY_MS : 0;
  const first = inZone(at, zone);
  const last = inZone(new Date(midnight + to * MINUTE_MS + overnight), zone);
  if (first.time === clock(from) && last.time === clock(to) && first.date === day) return null;
  const days = DAYS[`${shift(day, first.date)} ${shift(day, last.date)}`];
  return days ? { start: first.time, end: last.time, days, at } : null;
}

/** Returns the minutes since midnight; null when the text is not a time of day. */
function minutesOf(sent: string): number | null {
  const [, hours, minutes] = /^\s*([01]?\d|2[0-3]):([0-5]\d)\s*$/.exec(sent) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

const clock = (minutes: number) => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);
const inAedt = (instant: Date) => new Date(instant.getTime() + AEDT_MS).toISOString().slice(0, 10);

/** Returns the day in a text, as DD/MM/YYYY or YYYY-MM-DD; null unless there is exactly one. */
function dayIn(text: string): string | null {
  const found = [...text.matchAll(/\b(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))\b/g)];
  const [only] = found;
  if (!only || found.length > 1) return null;
  const [, day, month, year, isoYear, isoMonth, isoDay] = only;
  const named = `${isoYear ?? year}-${pad(isoMonth ?? month)}-${pad(isoDay ?? day)}`;
  const at = new Date(`${named}T00:00:00Z`);
  // JavaScript would read 31 February as a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(named) ? named : null;
}

const pad = (digits = '') => digits.padStart(2, '0');

/** Returns the offset in days between two days; null when it is more than one. */
function shift(from: string, to: string): number | null {
  return [0, 1, -1].find((days) => addDays(from, days) === to) ?? null;
}
