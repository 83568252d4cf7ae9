import { appointmentsOf } from '../calendar/fixtures.ts';
import { testOf } from '../schedule/model.ts';
import { availableTimes, availableWeek } from './availability.ts';
import { cancel, reschedule } from './changes.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

const withTeacher = { appointmentTypeId: 'number', teacherId: 'number' } as const;

/** The calls of segment Appointment that the portal uses. */
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
];

export const appointmentsArea = {
  handlers: appointmentCalls,
  enrol: ({ busy }, today) => ({ appointments: busy ? [...appointmentsOf(today), testOf(today)] : [] }),
} satisfies MockArea;
