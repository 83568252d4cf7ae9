import type { EventDay, EventRow } from './model.ts';

/** The text of a description is cut at this many characters. */
export const EVENT_TEXT_LIMIT = 160;

/**
 * The events of days as rows of one list. Events have no id: a row is known by its day, time and name, so that it stays
 * the same one when others come before it or are left out by a search; of several alike, by which of them it is.
 */
export function eventRows(days: readonly EventDay[]): EventRow[] {
  const alike = new Map<string, number>();
  return days.flatMap(({ date, events }) =>
    events.map((event, i) => {
      const known = `${date} ${event.time ?? ''} ${event.name}`;
      const before = alike.get(known) ?? 0;
      alike.set(known, before + 1);
      return { key: `${known} ${before}`, date, event, opensDay: i === 0 };
    }),
  );
}
