import { appointmentsOf } from '../calendar/fixtures.ts';
import { testOf } from '../schedule/model.ts';
import { availableTimes, availableWeek } from './availability.ts';
import { cancel, reschedule } from './changes.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

const withTeacher = { appointmentTypeId: 'number', teacherId: 'number' } as const;

/** Segment Appointment, as far as the portal's screens go. */
const appointmentCalls: MakeHandler[] = [
  call(
    {
      method: 'GET',
      path: 'Appointment/GetTeacherAvailabilityPerWeek',
      query: { ...withTeacher, startDate: 'string' },
    },
    (student, { school, query }) =>
      availableWeek(school, student, query.teacherId, query.appointmentTypeId, query.startDate),
  ),
  call(
    {
      method: 'GET',
      path: 'Appointment/GetTeacherTimeAvailability',
      query: { ...withTeacher, selectedDate: 'string', courseId: 'number' },
    },
    (student, { school, query }) =>
      availableTimes(school, student, query.teacherId, query.appointmentTypeId, query.selectedDate),
  ),
  call(
    {
      method: 'POST',
      path: 'Appointment/RescheduleAppointment',
      body: { AppointmentId: 'number', AppointmentTypeId: 'number', StartDate: 'string', StartTime: 'string' },
    },
    (student, { school, body }) => reschedule(school, student, body),
  ),
  call(
    { method: 'POST', path: 'Appointment/CancelAppointment', body: { AppointmentId: 'number' } },
    (student, { school, body }) => cancel(school, student, body.AppointmentId),
  ),
];

export const appointmentsArea = {
  handlers: appointmentCalls,
  enrol: ({ busy }, today) => ({ appointments: busy ? [...appointmentsOf(today), testOf(today)] : [] }),
} satisfies MockArea;
