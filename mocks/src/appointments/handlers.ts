import { appointmentsOf } from '../calendar/fixtures.ts';
import { testOf } from '../schedule/model.ts';
import { availableTimes, availableWeek } from './availability.ts';
import { manyAppointmentsOf, otherAppointmentsOf } from './booked.ts';
import {
  bookingCourses,
  courseTeachers,
  coursesWithAppointments,
  courseTypes,
  studentTypes,
  teacherSelect,
} from './catalogue.ts';
import { cancel, create, reschedule } from './changes.ts';
import { findAppointment, pagedAppointments } from './model.ts';
import { pagedFields } from '../backend/paging.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

const withTeacher = { appointmentTypeId: 'number', teacherId: 'number' } as const;
const ofTeacher = { TeacherId: 'number', AppointmentTypeId: 'number' } as const;
const ofCourse = { StudentId: 'number', CoursePublishedId: 'number' } as const;

/** The calls of segment Appointment. */
const appointmentCalls: MakeHandler[] = [
  call(
    {
      method: 'GET',
      path: 'Appointment/GetTeacherAvailabilityPerWeek',
      query: { ...withTeacher, startDate: 'string' },
    },
    (student, { backend, query }) =>
      availableWeek(backend, student, query.teacherId, query.appointmentTypeId, query.startDate),
  ),
  call(
    {
      method: 'GET',
      path: 'Appointment/GetTeacherTimeAvailability',
      query: { ...withTeacher, selectedDate: 'string', courseId: 'number' },
    },
    (student, { backend, query }) =>
      availableTimes(backend, student, query.teacherId, query.appointmentTypeId, query.selectedDate),
  ),
  call(
    {
      method: 'POST',
      path: 'Appointment/RescheduleAppointment',
      body: { AppointmentId: 'number', AppointmentTypeId: 'number', StartDate: 'string', StartTime: 'string' },
    },
    (student, { backend, body }) => reschedule(backend, student, body),
  ),
  call(
    { method: 'POST', path: 'Appointment/CancelAppointment', body: { AppointmentId: 'number' } },
    (student, { backend, body }) => cancel(backend, student, body.AppointmentId),
  ),
  call(
    {
      method: 'POST',
      path: 'Appointment/CreateAppointment',
      body: {
        SelectedAppointmentTypeId: 'number',
        SelectedCourseId: 'number?',
        SelectedItemType: 'number?',
        CoursePublishedId: 'number?',
        SelectedTeacherId: 'number',
        SelectedDate: 'string',
        SelectedTime: 'string',
      },
    },
    (student, { backend, body: { SelectedCourseId, SelectedItemType, CoursePublishedId, ...body } }) =>
      create(backend, student, {
        ...body,
        ...(CoursePublishedId === null ? {} : { CoursePublishedId }),
        ...(SelectedCourseId === null ? {} : { SelectedCourseId }),
        ...(SelectedItemType === null ? {} : { SelectedItemType }),
      }),
  ),
  call(
    { method: 'GET', path: 'Appointment/GetStudentAppointments', query: pagedFields },
    (student, { backend, query }) =>
      pagedAppointments(backend, student, { ...query, SortOrder: query.SortOrder === 'ASC' ? 'ASC' : 'DESC' }),
  ),
  call(
    { method: 'POST', path: 'Appointment/GetAppointment', body: { AppointmentId: 'number' } },
    (student, { backend, body }) => findAppointment(backend, student, body.AppointmentId),
  ),
  call({ method: 'GET', path: 'Appointment/GetAppointmentTypeByStudentId' }, studentTypes),
  call({ method: 'GET', path: 'Appointment/GetCourses' }, bookingCourses),
  call({ method: 'GET', path: 'Appointment/GetCoursesWithAppointment' }, coursesWithAppointments),
  call({ method: 'POST', path: 'Appointment/GetAppointmentType', body: ofCourse }, (student, { body }) =>
    courseTypes(student, body.CoursePublishedId),
  ),
  call({ method: 'POST', path: 'Appointment/GetCoursePublishedTeacher', body: ofCourse }, (student, { body }) =>
    courseTeachers(student, body.CoursePublishedId),
  ),
  call(
    {
      method: 'GET',
      path: 'Appointment/GetTeachersBySelectedCourse',
      query: { courseId: 'number', itemType: 'number' },
    },
    (_student, { query }) => teacherSelect(query.courseId),
  ),
  call(
    { method: 'POST', path: 'Appointment/GetTeacherAvailabilityDay', body: { ...ofTeacher, StartDate: 'string' } },
    (student, { backend, body }) =>
      availableWeek(backend, student, body.TeacherId, body.AppointmentTypeId, body.StartDate),
  ),
  call(
    { method: 'POST', path: 'Appointment/GetAvailabilityTimePerDay', body: { ...ofTeacher, SelectedDate: 'string' } },
    (student, { backend, body }) =>
      availableTimes(backend, student, body.TeacherId, body.AppointmentTypeId, body.SelectedDate),
  ),
];

export const appointmentsArea = {
  handlers: appointmentCalls,
  createStudentState: ({ busy, manyAppointments }, today) => ({
    appointments: busy
      ? [...appointmentsOf(today), testOf(today), ...otherAppointmentsOf(today)]
      : manyAppointments
        ? manyAppointmentsOf(today)
        : [],
  }),
} satisfies MockArea;
