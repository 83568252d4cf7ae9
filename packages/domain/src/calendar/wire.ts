/** Dashboard form of a live class (contract 3.6); also the answer of LiveClass/GetLiveClassEvent. */
export interface LiveClassDashboardWire {
  id: number;
  headerText: string;
  description?: string | null;
  videoType?: string | null;
  videoId?: string | null;
  imageUrl?: string | null;
  dateTime: string;
  /** Minutes. */
  duration: number;
  joinUrl?: string | null;
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
  mode: string;
  meetingLink?: string | null;
  location?: string | null;
  isEnableJoinNow: boolean;
  status?: string | null;
}

/** Dashboard form of an appointment (contract 3.9). */
export interface AppointmentDashboardWire {
  id: number;
  status: string;
  displayType: string;
  teacher: string;
  time: string;
  courseName?: string | null;
  zoomUrl?: string | null;
  appointmentTypeId: number;
  courseId: number;
  teacherId: number;
  hasPassed: boolean;
}

interface Entry<T extends string, P> {
  /** `{type}-{id}` */
  id: string;
  title: string;
  start: string;
  end?: string | null;
  type: T;
  extendedProps: P;
}

/** One row of EventCalendar/GetEventsByDate (contract 3.7). */
export type CalendarEventWire =
  | Entry<'liveclassevent', LiveClassDashboardWire>
  | Entry<'meeting', MeetingWire>
  | Entry<'appointment', AppointmentDashboardWire>
  | Entry<'NoLiveClass', { nextLiveClassDate: string }>;
