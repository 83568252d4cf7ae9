import { addDays, inZone } from '../shared/index.ts';

/** How the day of a message is displayed (001 §9). */
export type MessageDay = 'today' | 'yesterday' | 'lastWeek' | 'longAgo';

const LAST_WEEK_DAYS = 7;

/**
 * Returns whether a message was sent today, yesterday, in the seven days before today or earlier, by the calendar days
 * of a zone. A message from the future counts as today: the device's clock may be slow.
 */
export function messageDay(sentAt: Date, now: Date, zone: string): MessageDay {
  const day = inZone(sentAt, zone).date;
  const today = inZone(now, zone).date;
  if (day >= today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return day >= addDays(today, -LAST_WEEK_DAYS) ? 'lastWeek' : 'longAgo';
}
