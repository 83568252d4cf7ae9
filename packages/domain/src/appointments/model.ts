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

/** An appointment as the server describes it once it is made or moved. */
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
  /** Where the meeting is; null = nobody has made a link. */
  link: LinkOrText | null;
}

/** An appointment that is booked, as far as it takes to show, move or give it up. */
export interface BookedAppointment {
  id: number;
  typeId: number;
  type: string;
  teacherId: number;
  teacher: string;
  starts: Date;
  status: BookingStatus;
  /** The server's flag: it lies behind. */
  passed: boolean;
  /** Where the meeting is; null = nobody has made a link. */
  link: LinkOrText | null;
}
