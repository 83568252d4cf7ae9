import { meetingLinkState } from '@portal/domain/appointments';
import { bookingStatusOf, joinHref, meetingChannels, type CalendarItem } from '@portal/domain/calendar';
import { plainText } from '@portal/ui/blocks/rich-text';
import type { CalendarEntry } from './calendar-file.ts';

/** Converts an item of the dashboard's calendar to an entry of a calendar file. */
export function calendarItemEntry(item: CalendarItem): CalendarEntry {
  const { key, title, starts, ends } = item;
  const cancelled = bookingStatusOf(item) === 'cancelled';
  const entry = { key, title, starts, ends, url: joinHref(item), cancelled };
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
