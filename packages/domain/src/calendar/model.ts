import type { BookingStatus, MeetingMode } from '../blocks/index.ts';
import type { LinkHref, SafeHref, LinkOrText } from '../shared/index.ts';

/** A live class in its dashboard form. What this student may do with it is the server's decision. */
export interface CalendarLiveClass {
  id: number;
  title: string;
  /** HTML as sent. */
  description: string | null;
  videoType: string | null;
  videoId: string | null;
  /** Shown when there is no video. */
  imageUrl: SafeHref | null;
  starts: Date;
  minutes: number;
  joinUrl: LinkHref | null;
  mayRegister: boolean;
  mayJoin: boolean;
  mayCancel: boolean;
  upgradeNeeded: boolean;
}

export interface Meeting {
  topic: string;
  organizer: string;
  /** Text of the server, in the student's zone. */
  time: string;
  agenda: string | null;
  mode: MeetingMode;
  link: LinkHref | null;
  /** Text, even when it is a URL. */
  place: string | null;
  mayJoin: boolean;
  status: BookingStatus | null;
}

/** An appointment with a teacher, in its dashboard form. */
export interface CalendarAppointment {
  id: number;
  status: BookingStatus;
  type: string;
  teacher: string;
  starts: Date;
  courseName: string | null;
  link: LinkOrText | null;
  typeId: number;
  courseId: number;
  teacherId: number;
  passed: boolean;
  /** A teacher requested it: the student did not book it. */
  requestedByTeacher: boolean;
}

interface CalendarItemBase {
  /** Unique among a day's items. */
  key: string;
  title: string;
  starts: Date;
  ends: Date | null;
}

/** Something on the student's calendar. */
export type CalendarItem = CalendarItemBase &
  (
    | { kind: 'liveClass'; liveClass: CalendarLiveClass }
    | { kind: 'meeting'; meeting: Meeting }
    | { kind: 'appointment'; appointment: CalendarAppointment }
  );

/** The calendar items of a day. */
export interface AgendaDay {
  /** By start. */
  items: CalendarItem[];
  /** The day of the next live class (`YYYY-MM-DD`), sent for a day without one. */
  nextLiveClass: string | null;
}
