import { hasPassed } from '../appointments/model.ts';
import { closestClass } from '../live-classes/lists.ts';
import { appointmentRow } from '../schedule/model.ts';
import type { School, Student } from './model.ts';

/** LiveClass/GetNearestLiveEventAndAppointment. */
export function nearest(school: School, student: Student) {
  const [first] = student.appointments
    .filter((one) => one.status !== 'Cancelled' && !hasPassed(school, one))
    .toSorted((a, b) => a.starts.localeCompare(b.starts));
  return {
    LiveClassEvent: closestClass(school, student),
    Appointment: first ? appointmentRow(school, student, first.id) : null,
  };
}
