import type { PlanStatus } from '../blocks/index.ts';
import type { SafeHref, SentLink } from '../shared/index.ts';

/** A live class as the dashboard knows it. The server's flags say what this student may do with it. */
export interface PlannedLiveClass {
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
  status: PlanStatus | null;
}

/** An appointment with a teacher, in the dashboard's form. */
export interface PlannedAppointment {
  id: number;
  status: PlanStatus;
  type: string;
  teacher: string;
  starts: Date;
  courseName: string | null;
  link: SentLink | null;
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
export type PlannedItem = Planned &
  (
    | { kind: 'liveClass'; liveClass: PlannedLiveClass }
    | { kind: 'meeting'; meeting: Meeting }
    | { kind: 'appointment'; appointment: PlannedAppointment }
  );

/** What a day holds. */
export interface DayPlan {
  /** By start. */
  items: PlannedItem[];
  /** The day of the next live class (`YYYY-MM-DD`), told on a day without one. */
  nextLiveClass: string | null;
}
