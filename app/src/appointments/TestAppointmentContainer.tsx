import { appointmentEnd, type BookedAppointment } from '@portal/domain/appointments';
import { useZone } from '../session/useZone.ts';
import { CurrentAppointment } from './CurrentAppointment.tsx';

export interface TestAppointmentContainerProps {
  appointment: BookedAppointment;
  /** The course of the test; its name is null where it is not known. */
  course: { id: number; name: string | null };
  onClose: () => void;
}

/** The dialog of a study schedule's test, with rescheduling and cancelling. */
export default function TestAppointmentContainer({ appointment, course, onClose }: TestAppointmentContainerProps) {
  const { typeId, teacherId } = appointment;
  return (
    <CurrentAppointment
      opened={{ ...appointment, courseName: course.name }}
      ends={appointmentEnd(appointment, useZone())}
      availabilityOf={{ kind: 'teacher', typeId, teacherId }}
      onClose={onClose}
    />
  );
}
