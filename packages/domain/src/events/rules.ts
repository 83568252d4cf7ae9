import type { EventDay, EventRow } from './model.ts';

/** The text of a description is cut at this many characters. */
export const EVENT_TEXT_LIMIT = 160;

/** The events of days as rows of one list. Events have no id, so a row is known by its day and its place in it. */
export function eventRows(days: readonly EventDay[]): EventRow[] {
  return days.flatMap(({ date, events }) =>
    events.map((event, i) => ({ key: `${date} ${i}`, date, event, opensDay: i === 0 })),
  );
}
