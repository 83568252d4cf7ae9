import { availabilityByTeacher } from '@portal/data/appointments';
import type { BookedAppointment } from '@portal/domain/appointments';
import { useMemo } from 'react';
import { OpenAppointment } from '../appointments/OpenAppointment.tsx';
import { useServices } from '../services.ts';

export interface TestAppointmentProps {
  appointment: BookedAppointment;
  /** The course the test is for, and its name where that is known. */
  course: { id: number; name: string | null };
  onClose: () => void;
  /** It was moved or given up. The dialog stays and says so. */
  onChanged: () => void;
}

/** The test of a study schedule, opened, with rescheduling and cancelling. */
export default function TestAppointment({ appointment, course, ...props }: TestAppointmentProps) {
  const { client } = useServices();
  const { typeId, teacherId } = appointment;
  const availability = useMemo(() => availabilityByTeacher(client, { typeId, teacherId }), [client, typeId, teacherId]);
  return (
    <OpenAppointment
      {...props}
      appointment={{ ...appointment, courseId: course.id, courseName: course.name }}
      availability={availability}
    />
  );
}
