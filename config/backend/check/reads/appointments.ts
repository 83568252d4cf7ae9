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
import { need, type Known } from '../known.ts';
import { firstPage, nothing, read, type Read } from '../read.ts';

const typeOf = (known: Known) =>
  need(known.rows('Appointment/GetAppointmentTypeByStudentId')[0]?.['Id'], 'type of appointment');
const bookingCourse = (known: Known) => known.rows('Appointment/GetCourses')[0];
const bookingCourseId = (known: Known) => need(bookingCourse(known)?.['CourseId'], 'course with appointments');
const teacherOf = (known: Known) =>
  need(known.rows('Appointment/GetTeachersBySelectedCourse')[0]?.['Id'], 'teacher of the course');
const publishedCourse = (known: Known) => ({
  StudentId: known.studentId,
  CoursePublishedId: need(
    known.rows('Appointment/GetCoursesWithAppointment')[0]?.['CoursePublishedId'],
    'course with appointments',
  ),
});

/** Availability of teachers, and the student's appointments. */
export const appointmentReads: readonly Read[] = [
  read('Appointment/GetAppointmentTypeByStudentId', nothing, decodeAppointmentTypes),
  read('Appointment/GetCourses', nothing, decodeBookingCourses),
  read('Appointment/GetCoursesWithAppointment', nothing, decodeCoursesWithAppointments),
  read('Appointment/GetAppointmentType', (known) => ({ body: publishedCourse(known) }), decodeCourseAppointmentTypes),
  read('Appointment/GetCoursePublishedTeacher', (known) => ({ body: publishedCourse(known) }), decodeCourseTeachers),
  read(
    'Appointment/GetTeachersBySelectedCourse',
    (known) => ({
      query: {
        courseId: bookingCourseId(known),
        itemType: need(bookingCourse(known)?.['ItemType'], 'course with appointments'),
      },
    }),
    decodeTeachersOfCourse,
  ),
  read(
    'Appointment/GetTeacherAvailabilityPerWeek',
    (known) => ({
      query: {
        appointmentTypeId: typeOf(known),
        teacherId: teacherOf(known),
        startDate: mondayOf(known.today),
      },
    }),
    decodeWeekAvailability,
  ),
  read(
    'Appointment/GetTeacherAvailabilityDay',
    (known) => ({
      body: { TeacherId: teacherOf(known), AppointmentTypeId: typeOf(known), StartDate: mondayOf(known.today) },
    }),
    decodeWeekAvailability,
  ),
  read(
    'Appointment/GetTeacherTimeAvailability',
    (known) => ({
      query: {
        appointmentTypeId: typeOf(known),
        teacherId: teacherOf(known),
        selectedDate: known.today,
        courseId: bookingCourseId(known),
      },
    }),
    decodeTimes,
  ),
  read(
    'Appointment/GetAvailabilityTimePerDay',
    (known) => ({
      body: { TeacherId: teacherOf(known), AppointmentTypeId: typeOf(known), SelectedDate: known.today },
    }),
    decodeTimes,
  ),
  read('Appointment/GetStudentAppointments', () => ({ query: firstPage('StartDate', 'DESC') }), decodeAppointmentPage),
  read(
    'Appointment/GetAppointment',
    (known) => {
      // An appointment with a type: a teacher request has none, and `decodeBookedAppointment` reads appointments of a
      // schedule.
      const row = known.rows('Appointment/GetStudentAppointments').find(({ TypeId }) => typeof TypeId === 'number');
      return { body: { AppointmentId: need(row?.['Id'], 'appointment') } };
    },
    decodeAppointment,
    decodeBookedAppointment,
  ),
];
