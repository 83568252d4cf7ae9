import {
  decodeAppointment,
  decodeAppointmentPage,
  decodeAppointmentTypes,
  decodeBookedAppointment,
  decodeBookingCourses,
  decodeCourseAppointmentTypes,
  decodeCoursesWithAppointments,
  decodeCourseTeachers,
  decodeTeachersOfCourse,
  decodeTimes,
  decodeWeekAvailability,
} from '@portal/domain/appointments';
import { mondayOf } from '@portal/domain/shared';
import { need, type Responses } from '../responses.ts';
import { firstPage, nothing, read, type Read } from '../read.ts';

const typeOf = (responses: Responses) =>
  need(responses.rows('Appointment/GetAppointmentTypeByStudentId')[0]?.['Id'], 'type of appointment');
const bookingCourse = (responses: Responses) => responses.rows('Appointment/GetCourses')[0];
const bookingCourseId = (responses: Responses) =>
  need(bookingCourse(responses)?.['CourseId'], 'course with appointments');
const teacherOf = (responses: Responses) =>
  need(responses.rows('Appointment/GetTeachersBySelectedCourse')[0]?.['Id'], 'teacher of the course');
const publishedCourse = (responses: Responses) => ({
  StudentId: responses.studentId,
  CoursePublishedId: need(
    responses.rows('Appointment/GetCoursesWithAppointment')[0]?.['CoursePublishedId'],
    'course with appointments',
  ),
});

/** Availability of teachers, and the student's appointments. */
export const appointmentReads: readonly Read[] = [
  read('Appointment/GetAppointmentTypeByStudentId', nothing, decodeAppointmentTypes),
  read('Appointment/GetCourses', nothing, decodeBookingCourses),
  read('Appointment/GetCoursesWithAppointment', nothing, decodeCoursesWithAppointments),
  read(
    'Appointment/GetAppointmentType',
    (responses) => ({ body: publishedCourse(responses) }),
    decodeCourseAppointmentTypes,
  ),
  read(
    'Appointment/GetCoursePublishedTeacher',
    (responses) => ({ body: publishedCourse(responses) }),
    decodeCourseTeachers,
  ),
  read(
    'Appointment/GetTeachersBySelectedCourse',
    (responses) => ({
      query: {
        courseId: bookingCourseId(responses),
        itemType: need(bookingCourse(responses)?.['ItemType'], 'course with appointments'),
      },
    }),
    decodeTeachersOfCourse,
  ),
  read(
    'Appointment/GetTeacherAvailabilityPerWeek',
    (responses) => ({
      query: {
        appointmentTypeId: typeOf(responses),
        teacherId: teacherOf(responses),
        startDate: mondayOf(responses.today),
      },
    }),
    decodeWeekAvailability,
  ),
  read(
    'Appointment/GetTeacherAvailabilityDay',
    (responses) => ({
      body: {
        TeacherId: teacherOf(responses),
        AppointmentTypeId: typeOf(responses),
        StartDate: mondayOf(responses.today),
      },
    }),
    decodeWeekAvailability,
  ),
  read(
    'Appointment/GetTeacherTimeAvailability',
    (responses) => ({
      query: {
        appointmentTypeId: typeOf(responses),
        teacherId: teacherOf(responses),
        selectedDate: responses.today,
        courseId: bookingCourseId(responses),
      },
    }),
    decodeTimes,
  ),
  read(
    'Appointment/GetAvailabilityTimePerDay',
    (responses) => ({
      body: { TeacherId: teacherOf(responses), AppointmentTypeId: typeOf(responses), SelectedDate: responses.today },
    }),
    decodeTimes,
  ),
  read('Appointment/GetStudentAppointments', () => ({ query: firstPage('StartDate', 'DESC') }), decodeAppointmentPage),
  read(
    'Appointment/GetAppointment',
    (responses) => {
      // An appointment with a type: a teacher request has none, and `decodeBookedAppointment` reads appointments of a
      // schedule.
      const row = responses.rows('Appointment/GetStudentAppointments').find(({ TypeId }) => typeof TypeId === 'number');
      return { body: { AppointmentId: need(row?.['Id'], 'appointment') } };
    },
    decodeAppointment,
    decodeBookedAppointment,
  ),
];
