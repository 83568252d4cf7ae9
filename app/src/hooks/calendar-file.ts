import { joinHref, meetingChannels, type CalendarItem } from '@portal/domain/calendar';
import type { SafeHref } from '@portal/domain/shared';
import { plainText } from '@portal/ui/blocks/rich-text';
import type { EventAttributes } from 'ics';

function utcParts(at: Date): [number, number, number, number, number] {
  return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()];
}

/** Something with a place in a calendar. */
export interface CalendarEntry {
  /** Known by it: a calendar replaces what it has of the same key. */
  key: string;
  title: string;
  starts: Date;
  ends: Date | null;
  url: SafeHref | null;
  /** Plain words. */
  description?: string;
  location?: string | null;
}

/** An item of the dashboard as a calendar takes it. */
export function calendarItemEntry(item: CalendarItem): CalendarEntry {
  const { key, title, starts, ends } = item;
  const entry = { key, title, starts, ends, url: joinHref(item) };
  switch (item.kind) {
    case 'liveClass':
      return { ...entry, description: plainText(item.liveClass.description ?? '') };
    case 'meeting':
      return { ...entry, description: item.meeting.agenda ?? '', location: meetingChannels(item.meeting).place };
    case 'appointment':
      return { ...entry, description: [item.appointment.type, item.appointment.courseName].filter(Boolean).join('\n') };
  }
}

/** An entry without an end is taken for this long. */
const HALF_AN_HOUR = { minutes: 30 };

/** A calendar file (.ics) with these entries. Rejects when the code that writes it cannot be fetched, or it is not valid. */
export async function calendarFile(entries: readonly CalendarEntry[]): Promise<Blob> {
  const { createEvents } = await import('ics');
  const events = entries.map(({ key, title, starts, ends, url, description = '', location }): EventAttributes => ({
    uid: `${key}@student-portal`,
    productId: 'student-portal',
    title,
    start: utcParts(starts),
    startInputType: 'utc',
    ...(ends ? { end: utcParts(ends), endInputType: 'utc' as const } : { duration: HALF_AN_HOUR }),
    description,
    ...(url ? { url } : {}),
    ...(location ? { location } : {}),
  }));
  const { value, error } = createEvents(events);
  if (!value) throw error ?? new Error('no calendar file');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The download has its own hold on it after this turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
