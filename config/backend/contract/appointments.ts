import type {
  AppointmentDetailWire,
  AppointmentTypeQuotaWire,
  AppointmentTypeWire,
  AppointmentWire,
  AvailableCourseWire,
  BookingCourseWire,
  CourseTeachersWire,
  CreateAppointmentRequestWire,
  RescheduleAppointmentRequestWire,
  TeacherSelectWire,
  TimeSlotWire,
  WeekAvailabilityWire,
} from '@portal/domain/appointments';
import type { DayWire, IntWire, ItemTypeWire, PagedRequestWire, PagedWire } from '@portal/domain/shared';
import type { OfStudentCourse } from './call.ts';

/** A teacher's time for a type of appointment, as POST calls ask for it. */
interface OfTeacher {
  TeacherId: IntWire;
  AppointmentTypeId: IntWire;
}

/** The same, as query parameters. */
interface OfTeacherQuery {
  appointmentTypeId: IntWire;
  teacherId: IntWire;
}

interface OfAppointment {
  AppointmentId: IntWire;
}

/** Segment Appointment. */
export interface AppointmentCalls {
  /** The types that the package of a course has; none = it has no teacher meetings. */
  'Appointment/GetAppointmentType': { method: 'POST'; body: OfStudentCourse; value: AppointmentTypeQuotaWire[] };
  'Appointment/GetAppointmentTypeByStudentId': { method: 'GET'; value: AppointmentTypeWire[] };
  'Appointment/GetCourses': { method: 'GET'; value: BookingCourseWire[] };
  'Appointment/GetCoursesWithAppointment': { method: 'GET'; value: AvailableCourseWire[] };
  'Appointment/GetCoursePublishedTeacher': { method: 'POST'; body: OfStudentCourse; value: CourseTeachersWire };
  'Appointment/GetTeachersBySelectedCourse': {
    method: 'GET';
    query: { courseId: IntWire; itemType: ItemTypeWire };
    value: TeacherSelectWire[];
  };
  /** The week of a Monday. */
  'Appointment/GetTeacherAvailabilityDay': {
    method: 'POST';
    body: OfTeacher & { StartDate: DayWire };
    value: WeekAvailabilityWire;
  };
  /** The week of a Monday. */
  'Appointment/GetTeacherAvailabilityPerWeek': {
    method: 'GET';
    query: OfTeacherQuery & { startDate: DayWire };
    value: WeekAvailabilityWire;
  };
  'Appointment/GetAvailabilityTimePerDay': {
    method: 'POST';
    body: OfTeacher & { SelectedDate: DayWire };
    value: TimeSlotWire[];
  };
  'Appointment/GetTeacherTimeAvailability': {
    method: 'GET';
    query: OfTeacherQuery & { selectedDate: DayWire; courseId: IntWire };
    value: TimeSlotWire[];
  };
  /** Books: with course and item type, or with the id of a published course. */
  'Appointment/CreateAppointment': {
    method: 'POST';
    body: CreateAppointmentRequestWire;
    value: { AppointmentDetail: AppointmentDetailWire };
  };
  'Appointment/GetAppointment': { method: 'POST'; body: OfAppointment; value: AppointmentWire };
  'Appointment/CancelAppointment': { method: 'POST'; body: OfAppointment; value: null };
  'Appointment/RescheduleAppointment': {
    method: 'POST';
    body: RescheduleAppointmentRequestWire;
    value: { AppointmentDetail: AppointmentDetailWire };
  };
  'Appointment/GetStudentAppointments': {
    method: 'GET';
    query: PagedRequestWire;
    value: PagedWire<AppointmentWire>;
  };
}
