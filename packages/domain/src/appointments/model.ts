import type { BookingStatus } from '../blocks/index.ts';
import type { LinkOrText } from '../shared/index.ts';

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
}
