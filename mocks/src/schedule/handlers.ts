import { availableTimes, availableWeek } from '../appointments/availability.ts';
import { appointmentRow, readCourse, scheduleFiles, schedulesOf, studySchedule } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

const withTeacher = { TeacherId: 'number', AppointmentTypeId: 'number' } as const;

/** Study schedules, and the calls to show and reschedule their test. */
const scheduleCalls: MakeHandler[] = [
  call(
    { method: 'POST', path: 'Course/GetCourseStudySchedule', body: { CoursePublishedId: 'number' } },
    (student, { body }) => studySchedule(student, body.CoursePublishedId),
  ),
  call(
    { method: 'POST', path: 'StudySchedule/GetAttachments', body: { StudyScheduleId: 'number' } },
    (student, { body }) => scheduleFiles(student, body.StudyScheduleId),
  ),
  call(
    { method: 'POST', path: 'StudySchedule/ReadCourseOnline', body: { CoursePublishedId: 'number' } },
    (student, { backend, body }) => readCourse(backend, student, body.CoursePublishedId),
  ),
  call(
    { method: 'POST', path: 'Appointment/GetAppointment', body: { AppointmentId: 'number' } },
    (student, { backend, body }) => appointmentRow(backend, student, body.AppointmentId),
  ),
  call(
    { method: 'POST', path: 'Appointment/GetTeacherAvailabilityDay', body: { ...withTeacher, StartDate: 'string' } },
    (student, { backend, body }) =>
      availableWeek(backend, student, body.TeacherId, body.AppointmentTypeId, body.StartDate),
  ),
  call(
    { method: 'POST', path: 'Appointment/GetAvailabilityTimePerDay', body: { ...withTeacher, SelectedDate: 'string' } },
    (student, { backend, body }) =>
      availableTimes(backend, student, body.TeacherId, body.AppointmentTypeId, body.SelectedDate),
  ),
];

export const scheduleArea = {
  handlers: scheduleCalls,
  enrol: ({ busy }, today) => ({ schedules: busy ? schedulesOf(today) : [] }),
} satisfies MockArea;
