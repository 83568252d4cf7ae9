/** One day of a teacher's week (contract 3.9). */
interface WeekDayWire {
  IsAvailable: boolean;
  /** `Monday` */
  DayOfDate: string;
  /** `Monday, 23 Nov 2026` */
  DateLabel: string;
  /** `YYYY-MM-DD`: the form that is sent back. */
  ShortDate: string;
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
  AvailableTime24: string;
  /** `02:30 PM` */
  AvailableTime12: string;
}

/** The compact form, in the answers of CreateAppointment and RescheduleAppointment (contract 3.9). */
export interface AppointmentDetailWire {
  Id: number;
  TypeId: number;
  Type: string;
  TeacherId: number;
  TeacherName: string;
  CourseId?: number | null;
  CourseName?: string | null;
  AppointmentTime: string;
  Status: string;
  JoinUrl?: string | null;
}

/** Appointment/RescheduleAppointment: day and time as the student's zone has them. */
export interface RescheduleAppointmentRequestWire {
  AppointmentId: number;
  AppointmentTypeId: number;
  StartDate: string;
  StartTime: string;
}

/** The list form, the answer of GetAppointment (contract 3.9). */
export interface AppointmentWire {
  Id: number;
  TeacherName: string;
  TeacherProfilePictureUri?: string | null;
  /** Name of the type, or `Teacher Request`. */
  Type: string;
  /** `YYYY-MM-DD` */
  AppointmentDate: string;
  /** `HH:mm` or `HH:mm - HH:mm`, in the student's zone. */
  Time: string;
  Status: string;
  Topic?: string | null;
  Mode: string;
  ZoomJoinUrl?: string | null;
  Location?: string | null;
  HasPassed: boolean;
  TeacherMeetingType: string;
  /** null for a teacher request. */
  TypeId?: number | null;
  CourseId?: number | null;
  TeacherId?: number | null;
  StartDate: string;
  StartDateTimestamp: number;
}

/** A row of Appointment/GetAppointmentTypeByStudentId. */
export interface AppointmentTypeWire {
  Id: number;
  Name: string;
}

/** A row of Appointment/GetAppointmentType (contract 3.9). */
export interface AppointmentTypeQuotaWire {
  AppointmentTypeId: number;
  AppointmentTypeName: string;
  /** How many the student has booked. */
  AppointmentCreated: number;
  MaxCreate: number;
  EligibleAccess: boolean;
}

/** A row of Appointment/GetCourses. */
export interface BookingCourseWire {
  CourseId: number;
  CourseCode?: string | null;
  CourseName: string;
  ItemType: number;
}

/** A row of Appointment/GetCoursesWithAppointment. */
export interface AvailableCourseWire {
  Id: number;
  CoursePublishedId: number;
  Name: string;
}

/** A row of Appointment/GetTeachersBySelectedCourse. */
export interface TeacherSelectWire {
  Id: number;
  FullName: string;
  HasSetProfilePicture: boolean;
  ProfilePictUrl?: string | null;
}

/** Appointment/GetCoursePublishedTeacher. */
export interface CourseTeachersWire {
  CourseName: string;
  Teachers: { Id: number; FullName: string; ProfilePict?: string | null }[];
}

/** Appointment/CreateAppointment: of the hub's wizard with course and item type, of a course's page with its published id. */
export interface CreateAppointmentRequestWire {
  SelectedAppointmentTypeId: number;
  SelectedCourseId?: number;
  SelectedItemType?: number;
  CoursePublishedId?: number;
  SelectedTeacherId: number;
  SelectedDate: string;
  SelectedTime: string;
}
