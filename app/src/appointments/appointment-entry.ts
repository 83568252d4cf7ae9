import { meetingLinkState, meetingPlace, type OpenedAppointment } from '@portal/domain/appointments';
import type { CalendarEntry } from '../files/calendar-file.ts';

/** The fields that an entry needs, and that every form of an appointment has. */
export interface AppointmentForEntry extends Pick<
  OpenedAppointment,
  'id' | 'type' | 'teacher' | 'starts' | 'status' | 'link' | 'requestedByTeacher' | 'courseName' | 'mode' | 'place'
> {
  passed?: boolean;
}

/**
 * Converts an appointment to an entry of a calendar file. Its key is that of the dashboard's item, so that a calendar
 * keeps one entry for both.
 *
 * @param when its time in the student's zone, as text: a calendar shows the time in its own zone
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
    // Null before the appointment is confirmed, as in its dialog.
    url: link?.kind === 'link' ? link.href : null,
    description: [type, courseName, when].filter(Boolean).join('\n'),
    location: meetingPlace(appointment),
  };
}
