import { appointmentRow, hasPassed } from '../appointments/model.ts';
import { closestClass } from '../live-classes/lists.ts';
import type { MockBackend, Student } from './model.ts';

/** LiveClass/GetNearestLiveEventAndAppointment. */
export function nearest(backend: MockBackend, student: Student) {
  const [first] = student.appointments
    .filter((one) => one.status !== 'Cancelled' && !hasPassed(backend, one))
    .toSorted((a, b) => a.starts.localeCompare(b.starts));
  return {
    LiveClassEvent: closestClass(backend, student),
    Appointment: first ? appointmentRow(backend, student, first) : null,
  };
}
