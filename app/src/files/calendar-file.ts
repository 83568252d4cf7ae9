import type { LinkHref } from '@portal/domain/shared';
import type { EventAttributes } from 'ics';

function utcParts(at: Date): [number, number, number, number, number] {
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
}

/** An entry of a calendar file. */
export interface CalendarEntry {
  /** Part of the uid: a calendar replaces its entry of the same key. */
  key: string;
  title: string;
  starts: Date;
  ends: Date | null;
  url: LinkHref | null;
  /** It does not take place: a calendar that has it marks or removes it. */
  cancelled?: boolean;
  /** Plain text. */
  description?: string;
  location?: string | null;
}

/** The duration of an entry without an end. */
const DEFAULT_DURATION = { minutes: 30 };

/**
 * Creates a calendar file (.ics). A later file about the same entries replaces them; `cancel` removes them. Rejects
 * when the library cannot be fetched or an entry is not valid.
 */
export async function calendarFile(entries: readonly CalendarEntry[], method: 'add' | 'cancel' = 'add'): Promise<Blob> {
  const { createEvents } = await import('ics');
  const events = entries.map(({ key, title, starts, ends, url, cancelled = false, ...more }): EventAttributes => ({
    uid: `${key}@student-portal`,
    productId: 'student-portal',
    // The time in seconds: each later file has a higher number, and calendars accept the entry with the highest one.
    sequence: Math.floor(Date.now() / 1000),
    ...(cancelled || method === 'cancel' ? { status: 'CANCELLED' as const } : {}),
    title,
    start: utcParts(starts),
    startInputType: 'utc',
    ...(ends ? { end: utcParts(ends), endInputType: 'utc' as const } : { duration: DEFAULT_DURATION }),
    description: more.description ?? '',
    ...(url ? { url } : {}),
    ...(more.location ? { location: more.location } : {}),
  }));
  const { value, error } = createEvents(events, method === 'cancel' ? { method: 'CANCEL' } : {});
  if (!value) throw error ?? new Error('no calendar file');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}
