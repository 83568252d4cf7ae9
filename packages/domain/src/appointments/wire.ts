import type {
  DayWire,
  InstantWire,
  IntWire,
  ItemTypeWire,
  MeetingModeWire,
  MeetingStatusWire,
  TimeWire,
  UrlOrEmptyWire,
} from '../shared/index.ts';

/** One day of a teacher's week (contract 3.9). */
interface WeekDayWire {
  IsAvailable: boolean;
  /** `Monday` */
  DayOfDate: string;
  /** `Monday, 23 Nov 2026` */
  DateLabel: string;
  /** `YYYY-MM-DD`: the form that is sent back. */
  ShortDate: DayWire;
}

/** Appointment/GetTeacherAvailabilityPerWeek, and its POST twin. */
export interface WeekAvailabilityWire {
  /** Seven, Monday first. */
  WeekAvailabilities: WeekDayWire[];
  IsLastWeek: boolean;
}

/** One row of Appointment/GetTeacherTimeAvailability, and of its POST twin. */
export interface TimeSlotWire {
  /** `HH:mm`: the form that is sent back. */
  AvailableTime24: TimeWire;
  /** `02:30 PM` */
  AvailableTime12: string;
}

/** The compact form, in the answers of CreateAppointment and RescheduleAppointment (contract 3.9). */
export interface AppointmentDetailWire {
  Id: IntWire;
  TypeId: IntWire;
  Type: string;
  TeacherId: IntWire;
  TeacherName: string;
  CourseId?: IntWire | null;
  CourseName?: string | null;
  AppointmentTime: InstantWire;
  Status: MeetingStatusWire;
  JoinUrl?: UrlOrEmptyWire | null;
}

/** Appointment/RescheduleAppointment: day and time as the student's zone has them. */
export interface RescheduleAppointmentRequestWire {
  AppointmentId: IntWire;
  AppointmentTypeId: IntWire;
  StartDate: DayWire;
  StartTime: TimeWire;
}

/** The list form, the answer of GetAppointment (contract 3.9). */
export interface AppointmentWire {
  Id: IntWire;
  TeacherName: string;
  TeacherProfilePictureUri?: UrlOrEmptyWire | null;
  /** Name of the type, or `Teacher Request`. */
  Type: string;
  /** `YYYY-MM-DD` */
  AppointmentDate: DayWire;
  /** `HH:mm` or `HH:mm - HH:mm`, in the student's zone. */
  Time: string;
  Status: MeetingStatusWire;
  Topic?: string | null;
  Mode: MeetingModeWire;
  ZoomJoinUrl?: UrlOrEmptyWire | null;
  Location?: string | null;
  HasPassed: boolean;
  TeacherMeetingType: string;
  /** null for a teacher request. */
  TypeId?: IntWire | null;
  CourseId?: IntWire | null;
  TeacherId?: IntWire | null;
  StartDate: InstantWire;
  StartDateTimestamp: IntWire;
}

/** A row of Appointment/GetAppointmentTypeByStudentId. */
export interface AppointmentTypeWire {
  Id: IntWire;
  Name: string;
}

/** A row of Appointment/GetAppointmentType (contract 3.9). */
export interface AppointmentTypeQuotaWire {
  AppointmentTypeId: IntWire;
  AppointmentTypeName: string;
  /** How many the student has booked. */
  AppointmentCreated: IntWire;
  MaxCreate: IntWire;
  EligibleAccess: boolean;
}

/** A row of Appointment/GetCourses. */
export interface BookingCourseWire {
  CourseId: IntWire;
  CourseCode?: string | null;
  CourseName: string;
  ItemType: ItemTypeWire;
}

/** A row of Appointment/GetCoursesWithAppointment. */
export interface AvailableCourseWire {
  Id: IntWire;
  CoursePublishedId: IntWire;
  Name: string;
}

/** A row of Appointment/GetTeachersBySelectedCourse. */
export interface TeacherSelectWire {
  Id: IntWire;
  FullName: string;
  HasSetProfilePicture: boolean;
  ProfilePictUrl?: UrlOrEmptyWire | null;
}

/** Appointment/GetCoursePublishedTeacher. */
export interface CourseTeachersWire {
  CourseName: string;
  Teachers: { Id: IntWire; FullName: string; ProfilePict?: UrlOrEmptyWire | null }[];
}

/** Appointment/CreateAppointment: of the hub's wizard with course and item type, of a course's page with its published id. */
export interface CreateAppointmentRequestWire {
  SelectedAppointmentTypeId: IntWire;
  SelectedCourseId?: IntWire;
  SelectedItemType?: ItemTypeWire;
  CoursePublishedId?: IntWire;
  SelectedTeacherId: IntWire;
  SelectedDate: DayWire;
  SelectedTime: TimeWire;
}
