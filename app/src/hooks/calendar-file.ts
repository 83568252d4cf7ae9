import { meetingLinkState, meetingPlace, type OpenedAppointment } from '@portal/domain/appointments';
import { joinHref, meetingChannels, type CalendarItem } from '@portal/domain/calendar';
import type { SafeHref } from '@portal/domain/shared';
import { plainText } from '@portal/ui/blocks/rich-text';
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
  url: SafeHref | null;
  /** Plain text. */
  description?: string;
  location?: string | null;
}

/** What an entry needs of an appointment, in whichever form. */
export interface AppointmentForEntry extends Pick<
  OpenedAppointment,
  'id' | 'type' | 'teacher' | 'starts' | 'status' | 'link' | 'requestedByTeacher' | 'courseName' | 'mode' | 'place'
> {
  passed?: boolean;
}

/**
 * Converts an appointment. Its key is that of the dashboard's item, so that a calendar keeps one entry for it.
 *
 * @param when its time in the student's zone, in words: a calendar shows the time of its own zone
 * @param ends null = not known
 */
export function appointmentEntry(
  { passed = false, ...appointment }: AppointmentForEntry,
  when: string,
  ends: Date | null = null,
): CalendarEntry {
  const { id, type, teacher, starts, courseName } = appointment;
  const link = meetingLinkState({ ...appointment, passed });
  return {
    key: `appointment-${id}`,
    title: [type, teacher].filter(Boolean).join(': '),
    starts,
    ends,
    // Not before it is confirmed, as in its dialog.
    url: link?.kind === 'link' ? link.href : null,
    description: [type, courseName, when].filter(Boolean).join('\n'),
    location: meetingPlace(appointment),
  };
}

/** Converts an item of the dashboard's calendar. */
export function calendarItemEntry(item: CalendarItem): CalendarEntry {
  const { key, title, starts, ends } = item;
  const entry = { key, title, starts, ends, url: joinHref(item) };
  switch (item.kind) {
    case 'liveClass':
      return { ...entry, description: plainText(item.liveClass.description ?? '') };
    case 'meeting':
      return { ...entry, description: item.meeting.agenda ?? '', location: meetingChannels(item.meeting).place };
    case 'appointment': {
      const { appointment } = item;
      const link = meetingLinkState(appointment);
      return {
        ...entry,
        url: link?.kind === 'link' ? link.href : null,
        description: [appointment.type, appointment.courseName].filter(Boolean).join('\n'),
      };
    }
  }
}

/** The duration of an entry without an end. */
const DEFAULT_DURATION = { minutes: 30 };

/**
 * Creates a calendar file (.ics). A later file about the same entries replaces them; `cancel` takes them out. Rejects when
 * the library cannot be fetched or an entry is not valid.
 */
export async function calendarFile(entries: readonly CalendarEntry[], method: 'add' | 'cancel' = 'add'): Promise<Blob> {
  const { createEvents } = await import('ics');
  const events = entries.map(({ key, title, starts, ends, url, description = '', location }): EventAttributes => ({
    uid: `${key}@student-portal`,
    productId: 'student-portal',
    // Seconds grow with every file, and a calendar takes the entry with the highest number.
    sequence: Math.floor(Date.now() / 1000),
    ...(method === 'cancel' ? { status: 'CANCELLED' as const } : {}),
    title,
    start: utcParts(starts),
    startInputType: 'utc',
    ...(ends ? { end: utcParts(ends), endInputType: 'utc' as const } : { duration: DEFAULT_DURATION }),
    description,
    ...(url ? { url } : {}),
    ...(location ? { location } : {}),
  }));
  const { value, error } = createEvents(events, method === 'cancel' ? { method: 'CANCEL' } : {});
  if (!value) throw error ?? new Error('no calendar file');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}
