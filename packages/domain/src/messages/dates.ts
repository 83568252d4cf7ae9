import { addDays, inZone } from '../shared/index.ts';

/** How the day of a message is said (001 §9). */
export type MessageDay = 'today' | 'yesterday' | 'lastWeek' | 'longAgo';

const LAST_WEEK_DAYS = 7;

/**
 * Whether a message is of today, of yesterday, of the seven days before, or older, by the calendar of a zone. One from
 * the future, by a clock that is slow, is of today.
 */
export function messageDay(sentAt: Date, now: Date, zone: string): MessageDay {
  const day = inZone(sentAt, zone).date;
  const today = inZone(now, zone).date;
  if (day >= today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return day >= addDays(today, -LAST_WEEK_DAYS) ? 'lastWeek' : 'longAgo';
}
