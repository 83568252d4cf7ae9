import * as v from 'valibot';
import {
  calendarDay,
  decode,
  flagSchema,
  instant,
  intSchema,
  optionalInstant,
  optionalText,
  rowsSchema,
  linkOrText,
  oneOf,
  type DecodeContext,
} from '../shared/index.ts';
import { bookingStatus, isTeacherRequest, meetingMode } from '../blocks/index.ts';
import type { AgendaDay, Meeting, CalendarAppointment, CalendarItem, CalendarLiveClass } from './model.ts';

const liveClass = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      id: intSchema,
      headerText: v.string(),
      description: optionalText,
      videoType: optionalText,
      videoId: optionalText,
      imageUrl: optionalText,
      dateTime: instant,
      duration: v.number(),
      joinUrl: optionalText,
      isEnableRegister: flagSchema,
      isEnableJoinNow: flagSchema,
      isEnableCancel: flagSchema,
      isUpgradeNeeded: flagSchema,
    }),
    v.transform((sent): CalendarLiveClass => ({
      id: sent.id,
      title: sent.headerText,
      description: sent.description,
      videoType: sent.videoType,
      videoId: sent.videoId,
      imageUrl: toSafeHref(sent.imageUrl),
      starts: sent.dateTime,
      minutes: sent.duration,
      joinUrl: toSafeHref(sent.joinUrl, 'link'),
      mayRegister: sent.isEnableRegister,
      mayJoin: sent.isEnableJoinNow,
      mayCancel: sent.isEnableCancel,
      upgradeNeeded: sent.isUpgradeNeeded,
    })),
  );

const meeting = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({
      topic: v.string(),
      organizerLabel: v.string(),
      time: v.string(),
      agenda: optionalText,
      mode: meetingMode,
      meetingLink: optionalText,
      location: optionalText,
      isEnableJoinNow: flagSchema,
      status: v.pipe(optionalText, v.nullable(bookingStatus)),
    }),
    v.transform((sent): Meeting => ({
      topic: sent.topic,
      organizer: sent.organizerLabel,
      time: sent.time,
      agenda: sent.agenda,
      mode: sent.mode,
      link: toSafeHref(sent.meetingLink, 'link'),
      place: sent.location,
      mayJoin: sent.isEnableJoinNow,
      status: sent.status,
    })),
  );

const appointment = (context: DecodeContext) =>
  v.pipe(
    v.object({
      id: intSchema,
      status: bookingStatus,
      displayType: v.string(),
      teacher: v.string(),
      time: instant,
      courseName: optionalText,
      zoomUrl: optionalText,
      appointmentTypeId: intSchema,
      courseId: intSchema,
      teacherId: intSchema,
      hasPassed: flagSchema,
    }),
    v.transform((sent): CalendarAppointment => ({
      id: sent.id,
      status: sent.status,
      type: sent.displayType,
      teacher: sent.teacher,
      starts: sent.time,
      courseName: sent.courseName,
      link: linkOrText(sent.zoomUrl, context),
      typeId: sent.appointmentTypeId,
      courseId: sent.courseId,
      teacherId: sent.teacherId,
      passed: sent.hasPassed,
      requestedByTeacher: isTeacherRequest(sent.displayType),
    })),
  );

const MINUTE_MS = 60_000;

const frame = { id: v.string(), title: v.string(), start: instant, end: optionalInstant };

const TYPES = ['liveclassevent', 'meeting', 'appointment', 'NoLiveClass'] as const;
const entry = v.object({ ...frame, type: oneOf(TYPES, null), extendedProps: v.unknown() });
const nextLiveClass = v.object({ nextLiveClassDate: calendarDay });

/** Decodes the answer of EventCalendar/GetEventsByDate. Items of unknown type are left out. */
export function decodeAgendaDay(sent: unknown, context: DecodeContext): AgendaDay {
  const day: AgendaDay = { items: [], nextLiveClass: null };
  for (const { id, title, start, end, type, extendedProps } of decode(rowsSchema(entry), sent)) {
    if (type === 'NoLiveClass') day.nextLiveClass = decode(nextLiveClass, extendedProps).nextLiveClassDate;
    else if (type) {
      const content = contentOf(type, extendedProps, context);
      day.items.push({ key: id, title, starts: start, ends: end ?? endOf(start, content), ...content });
    }
  }
  day.items = day.items.toSorted((a, b) => a.starts.getTime() - b.starts.getTime());
  return day;
}

/**
 * Returns the end of an item that was sent without one: for a live class its start plus its duration. null = not known.
 */
function endOf(starts: Date, content: Content): Date | null {
  if (content.kind !== 'liveClass' || content.liveClass.minutes <= 0) return null;
  return new Date(starts.getTime() + content.liveClass.minutes * MINUTE_MS);
}

type Content = CalendarItem extends infer I
  ? I extends CalendarItem
    ? Omit<I, 'key' | 'title' | 'starts' | 'ends'>
    : never
  : never;

function contentOf(type: 'liveclassevent' | 'meeting' | 'appointment', sent: unknown, context: DecodeContext): Content {
  switch (type) {
    case 'liveclassevent':
      return { kind: 'liveClass', liveClass: decode(liveClass(context), sent) };
    case 'meeting':
      return { kind: 'meeting', meeting: decode(meeting(context), sent) };
    case 'appointment':
      return { kind: 'appointment', appointment: decode(appointment(context), sent) };
  }
}

/** Decodes the answer of LiveClass/GetLiveClassEvent: the class with fresh flags; null when it no longer exists. */
export function decodeCalendarLiveClass(sent: unknown, context: DecodeContext): CalendarLiveClass | null {
  return decode(v.nullish(liveClass(context), null), sent);
}

/** Decodes the answer of EventCalendar/GetDaysOfAvailableScheduleInAWeek: days of the month, 1 to 31. */
export function decodeBusyDays(sent: unknown): number[] {
  return decode(rowsSchema(intSchema), sent);
}
