import type { BookingStatus } from '../blocks/index.ts';
import type { SafeHref, LinkOrText } from '../shared/index.ts';

/** A live class as the dashboard knows it. The server's flags say what this student may do with it. */
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
  joinUrl: SafeHref | null;
  mayRegister: boolean;
  mayJoin: boolean;
  mayCancel: boolean;
  upgradeNeeded: boolean;
}

/** Where a meeting happens; an unknown mode shows neither link nor place. */
type MeetingMode = 'online' | 'faceToFace' | 'both' | 'unknown';

export interface Meeting {
  topic: string;
  organizer: string;
  /** Text of the server, in the student's zone. */
  time: string;
  agenda: string | null;
  mode: MeetingMode;
  link: SafeHref | null;
  /** Text, also where it names an address. */
  place: string | null;
  mayJoin: boolean;
  status: BookingStatus | null;
}

/** An appointment with a teacher, in the dashboard's form. */
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
}

interface Planned {
  /** Unique among a day's items. */
  key: string;
  title: string;
  starts: Date;
  ends: Date | null;
}

/** Something on the student's calendar. */
export type CalendarItem = Planned &
  (
    | { kind: 'liveClass'; liveClass: CalendarLiveClass }
    | { kind: 'meeting'; meeting: Meeting }
    | { kind: 'appointment'; appointment: CalendarAppointment }
  );

/** What a day holds. */
export interface AgendaDay {
  /** By start. */
  items: CalendarItem[];
  /** The day of the next live class (`YYYY-MM-DD`), told on a day without one. */
  nextLiveClass: string | null;
}
