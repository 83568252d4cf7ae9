import type { EventDay, EventRow } from './model.ts';

/** The text of a description is truncated to this many characters. */
export const EVENT_TEXT_LIMIT = 160;

/**
 * The events of days as rows of one list. Events have no id: the key is made of day, time and name, so it is stable when
 * rows are inserted or filtered; equal events are numbered.
 */
export function eventRows(days: readonly EventDay[]): EventRow[] {
  const counts = new Map<string, number>();
  return days.flatMap(({ date, events }) =>
    events.map((event, i) => {
      const name = `${date} ${event.time ?? ''} ${event.name}`;
      const before = counts.get(name) ?? 0;
      counts.set(name, before + 1);
      return { key: `${name} ${before}`, date, event, opensDay: i === 0 };
    }),
  );
}
