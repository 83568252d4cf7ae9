import * as v from 'valibot';
import { addDays, calendarDay, decode, intSchema, type Page } from '../shared/index.ts';
import type { ActivePackage } from './model.ts';

/** A nudge is due this many days before a package ends, the nearest first. */
const NUDGE_DAYS = [1, 7, 14] as const;

/** Packages that end later than this are not stored. */
const STORED_DAYS = 60;

/** A package that ends, as stored on this device. */
export interface EndingPackage {
  id: number;
  name: string;
  /** The last day it can be used, `YYYY-MM-DD`. */
  lastDay: string;
  /** The nudge that was dismissed last, as its number of days before the end; null = none was. */
  dismissed: number | null;
}

/** A nudge that is due: the package that is about to end. */
export interface EndingNudge extends Pick<EndingPackage, 'id' | 'name' | 'lastDay'> {
  /** 0 = today is its last day. */
  daysLeft: number;
}

const stored = v.array(
  v.object({
    id: intSchema,
    name: v.string(),
    lastDay: calendarDay,
    dismissed: v.nullable(intSchema),
  }),
);

/** Parses the stored packages; none when the text is missing or invalid. */
export function readEndings(text: string | null): EndingPackage[] {
  try {
    return decode(stored, JSON.parse(text ?? ''));
  } catch {
    return [];
  }
}

const MS_A_DAY = 86_400_000;
const daysTo = (day: string, today: string) => (Date.parse(day) - Date.parse(today)) / MS_A_DAY;

/**
 * Returns what to store of a package: nothing unless it ends within `STORED_DAYS`. A subscription that is not cancelled
 * renews, so it does not end.
 */
function toEnding({ id, name, subscription, daysRemaining }: ActivePackage, today: string): EndingPackage[] {
  if (subscription === 'active' || daysRemaining === null || daysRemaining > STORED_DAYS) return [];
  return [{ id, name, lastDay: addDays(today, daysRemaining), dismissed: null }];
}

/**
 * Returns what to store after a page of active packages was fetched. A dismissed nudge stays dismissed unless the
 * package now ends later by more than a day: the server may count days in another zone. Packages on other pages are
 * kept.
 */
export function updateEndings(
  before: readonly EndingPackage[],
  { rows, total }: Page<ActivePackage>,
  today: string,
): EndingPackage[] {
  const onPage = new Set(rows.map(({ id }) => id));
  const others = rows.length < total ? before.filter(({ id, lastDay }) => !onPage.has(id) && lastDay >= today) : [];
  const updated = rows
    .flatMap((one) => toEnding(one, today))
    .map((one): EndingPackage => {
      const old = before.find(({ id }) => id === one.id);
      return old && one.lastDay <= addDays(old.lastDay, 1) ? { ...one, dismissed: old.dismissed } : one;
    });
  return [...others, ...updated];
}

/** Returns the nudge for this many days before the end; undefined = it is too early, or the package has ended. */
const nudgeAt = (daysLeft: number) => (daysLeft < 0 ? undefined : NUDGE_DAYS.find((days) => daysLeft <= days));

/** Returns the nudges that are due on a day, the package that ends first before the others. */
export function dueNudges(endings: readonly EndingPackage[], today: string): EndingNudge[] {
  return endings
    .flatMap(({ dismissed, ...one }): EndingNudge[] => {
      const daysLeft = daysTo(one.lastDay, today);
      const nudge = nudgeAt(daysLeft);
      return nudge !== undefined && (dismissed === null || nudge < dismissed) ? [{ ...one, daysLeft }] : [];
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft);
}

/** Dismisses the nudges that are due on a day; later nudges of the same packages remain. */
export function dismissNudges(endings: readonly EndingPackage[], today: string): EndingPackage[] {
  const due = new Set(dueNudges(endings, today).map(({ id }) => id));
  return endings.map((one) =>
    due.has(one.id) ? { ...one, dismissed: nudgeAt(daysTo(one.lastDay, today)) ?? one.dismissed } : one,
  );
}

/** Returns the first day, from today on, on which a nudge is due; null = there will be none. */
export function nextNudgeDay(endings: readonly EndingPackage[], today: string): string | null {
  const days = endings
    .flatMap(({ lastDay, dismissed }) =>
      NUDGE_DAYS.filter((one) => dismissed === null || one < dismissed).map((one) => addDays(lastDay, -one)),
    )
    .filter((day) => day > today)
    .toSorted();
  return dueNudges(endings, today).length > 0 ? today : (days[0] ?? null);
}
