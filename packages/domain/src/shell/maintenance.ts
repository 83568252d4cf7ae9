import { addDays, inZone } from '../shared/index.ts';
import { type MaintenanceTimes } from '../blocks/index.ts';

/** On which days the student's clock shows the times, seen from the day that was announced. */
export type MaintenanceDays = 'same' | 'next' | 'previous' | 'toNext' | 'fromPrevious';

/** The same hours on the student's own clock. */
export interface LocalMaintenance {
  /** `HH:mm` */
  start: string;
  end: string;
  days: MaintenanceDays;
  /** The moment it begins, for the name of the student's zone then. */
  at: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** AEDT is UTC+11, whatever Sydney's clocks show on that day: the times are as labelled. */
const AEDT_MS = 11 * 60 * MINUTE_MS;

/** Which days start and end fall on, for each pair that a few hours can make. */
const DAYS: Readonly<Record<string, MaintenanceDays>> = {
  '0 0': 'same',
  '1 1': 'next',
  '-1 -1': 'previous',
  '0 1': 'toNext',
  '-1 0': 'fromPrevious',
};

/**
 * The announced hours in the student's zone; null when they cannot be read, or when they are the same there. They are
 * those of the announced day where the text names exactly one, else of today: that only decides on summer time.
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
  // An end that is not after the start is one after midnight.
  const overnight = to <= from ? DAY_MS : 0;
  const first = inZone(at, zone);
  const last = inZone(new Date(midnight + to * MINUTE_MS + overnight), zone);
  if (first.time === clock(from) && last.time === clock(to) && first.date === day) return null;
  const days = DAYS[`${shift(day, first.date)} ${shift(day, last.date)}`];
  return days ? { start: first.time, end: last.time, days, at } : null;
}

/** Minutes since midnight; null when it is no time of day. */
function minutesOf(sent: string): number | null {
  const [, hours, minutes] = /^\s*([01]?\d|2[0-3]):([0-5]\d)\s*$/.exec(sent) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

const clock = (minutes: number) => new Date(minutes * MINUTE_MS).toISOString().slice(11, 16);
const inAedt = (moment: Date) => new Date(moment.getTime() + AEDT_MS).toISOString().slice(0, 10);

/** The one day that a text names as DD/MM/YYYY or YYYY-MM-DD. */
function dayIn(text: string): string | null {
  const found = [...text.matchAll(/\b(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))\b/g)];
  const [only] = found;
  if (!only || found.length > 1) return null;
  const [, day, month, year, isoYear, isoMonth, isoDay] = only;
  const named = `${isoYear ?? year}-${pad(isoMonth ?? month)}-${pad(isoDay ?? day)}`;
  const at = new Date(`${named}T00:00:00Z`);
  // No 31st of February: JavaScript would make it a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(named) ? named : null;
}

const pad = (digits = '') => digits.padStart(2, '0');

/** How many days later a day is than another, as far as neighbours go. */
function shift(from: string, to: string): number | null {
  return [0, 1, -1].find((days) => addDays(from, days) === to) ?? null;
}
