import type { BookingStatus, MeetingMode } from '../blocks/index.ts';
import type { LinkOrText, SafeHref } from '../shared/index.ts';

/** A day of a teacher's week. */
export interface AvailabilityDay {
  /** `YYYY-MM-DD` in the student's zone. */
  date: string;
  available: boolean;
}

/** A teacher's week, for one type of appointment. */
export interface WeekAvailability {
  /** Monday first. */
  days: readonly AvailabilityDay[];
  /** Nothing is offered after this week. */
  isLast: boolean;
}

/** An appointment in the server's answer to booking or rescheduling it. */
export interface AppointmentDetail {
  id: number;
  typeId: number;
  type: string;
  teacherId: number;
  teacher: string;
  courseId: number | null;
  courseName: string | null;
  starts: Date;
  status: BookingStatus;
  /** The meeting link; null = not generated yet. */
  link: LinkOrText | null;
}

/** A booked appointment, with what is needed to show, reschedule or cancel it. */
export interface BookedAppointment {
  id: number;
  typeId: number;
  type: string;
  teacherId: number;
  teacher: string;
  starts: Date;
  status: BookingStatus;
  /** The server's flag that it is over. */
  passed: boolean;
  /** The meeting link; null = not generated yet. */
  link: LinkOrText | null;
  /** `HH:mm` or `HH:mm - HH:mm`: text of the server, in the student's zone; empty = it sent none. */
  time: string;
  topic: string | null;
  mode: MeetingMode;
  /** Text, even when it is a URL. */
  place: string | null;
}

/** An appointment in its list form: one the student booked, or a meeting that a teacher requested. */
export interface Appointment {
  id: number;
  /** Name of its type; for a teacher request the server's `Teacher Request`. */
  type: string;
  teacher: string;
  picture: SafeHref | null;
  starts: Date;
  /** `HH:mm` or `HH:mm - HH:mm`: text of the server, in the student's zone. */
  time: string;
  status: BookingStatus;
  topic: string | null;
  mode: MeetingMode;
  /** The meeting link; null = not generated yet. */
  link: LinkOrText | null;
  /** Text, even when it is a URL. */
  place: string | null;
  /** The server's flag that it is over. */
  passed: boolean;
  requestedByTeacher: boolean;
  /** Its meeting type is appointment; others cannot be rescheduled or cancelled (001 §4). */
  changeable: boolean;
  /**
   * The ids for rescheduling it or booking it again; null for a teacher request, or when its type or teacher is
   * missing.
   */
  booking: { typeId: number; teacherId: number; courseId: number | null } | null;
}

/** A type of appointment that can be booked. */
export interface AppointmentType {
  id: number;
  name: string;
  /** How many are booked, and how many may be; null where the server sends none (the hub's wizard). */
  quota: { booked: number; max: number } | null;
  /** false: the student's package does not include it. */
  eligible: boolean;
}

/** A course in the hub's booking wizard; `id` and `itemType` together identify it. */
export interface BookingCourse {
  id: number;
  itemType: number;
  name: string;
  code: string | null;
}

/** A course with appointments. */
export interface CourseWithAppointments {
  id: number;
  /** The id in the URL of its page of teacher meetings. */
  publishedId: number;
  name: string;
}

/** A teacher with whom an appointment can be booked. */
export interface BookableTeacher {
  id: number;
  name: string;
  picture: SafeHref | null;
}

/** The teachers of a published course. */
export interface CourseTeachers {
  courseName: string;
  teachers: readonly BookableTeacher[];
}

/**
 * An open appointment as the view shows it, from any of the server's forms; fields that a form does not have are left
 * out.
 */
export interface OpenedAppointment {
  id: number;
  type: string;
  teacher: string;
  teacherId?: number | null;
  picture?: SafeHref | null;
  starts: Date;
  courseName?: string | null;
  topic?: string | null;
  mode?: MeetingMode;
  place?: string | null;
  status: BookingStatus;
  passed: boolean;
  link: LinkOrText | null;
  requestedByTeacher?: boolean;
  changeable?: boolean;
  /** null: the ids for rescheduling are missing, so it cannot be changed. */
  booking?: object | null;
}
