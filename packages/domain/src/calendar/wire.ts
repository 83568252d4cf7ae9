import type {
  DayWire,
  HtmlWire,
  InstantOrEmptyWire,
  InstantWire,
  IntWire,
  MeetingModeWire,
  MeetingStatusOrEmptyWire,
  MeetingStatusWire,
  UrlOrEmptyWire,
} from '../shared/index.ts';

/** Dashboard form of a live class (contract 3.6); also the answer of LiveClass/GetLiveClassEvent. */
export interface LiveClassDashboardWire {
  id: IntWire;
  headerText: string;
  description?: HtmlWire | null;
  videoType?: string | null;
  videoId?: string | null;
  imageUrl?: UrlOrEmptyWire | null;
  dateTime: InstantWire;
  /** Minutes. */
  duration: IntWire;
  joinUrl?: UrlOrEmptyWire | null;
  isEnableRegister: boolean;
  isEnableJoinNow: boolean;
  isEnableCancel: boolean;
  isUpgradeNeeded: boolean;
}

/** A meeting of the calendar (contract 3.7). */
export interface MeetingWire {
  topic: string;
  organizerLabel: string;
  /** Display text `HH:mm - HH:mm` in the student's zone. */
  time: string;
  agenda?: string | null;
  mode: MeetingModeWire;
  meetingLink?: UrlOrEmptyWire | null;
  location?: string | null;
  isEnableJoinNow: boolean;
  status?: MeetingStatusOrEmptyWire | null;
}

/** Dashboard form of an appointment (contract 3.9). */
export interface AppointmentDashboardWire {
  id: IntWire;
  status: MeetingStatusWire;
  displayType: string;
  teacher: string;
  time: InstantWire;
  courseName?: string | null;
  zoomUrl?: UrlOrEmptyWire | null;
  appointmentTypeId: IntWire;
  courseId: IntWire;
  teacherId: IntWire;
  hasPassed: boolean;
}

interface Entry<T extends string, P> {
  /** `{type}-{id}` */
  id: string;
  title: string;
  start: InstantWire;
  end?: InstantOrEmptyWire | null;
  type: T;
  extendedProps: P;
}

/** One row of EventCalendar/GetEventsByDate (contract 3.7). */
export type CalendarEventWire =
  | Entry<'liveclassevent', LiveClassDashboardWire>
  | Entry<'meeting', MeetingWire>
  | Entry<'appointment', AppointmentDashboardWire>
  | Entry<'NoLiveClass', { nextLiveClassDate: DayWire }>;
