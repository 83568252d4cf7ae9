import { availabilityByTeacher } from '@portal/data/appointments';
import type { BookedAppointment } from '@portal/domain/appointments';
import { inZone } from '@portal/domain/shared';
import { AppointmentDialog } from '@portal/ui/appointments';
import { useMemo } from 'react';
import { useAppointmentFlow } from '../appointments/useAppointmentFlow.ts';
import { useWeekChoice } from '../appointments/useWeekChoice.ts';
import { useServices } from '../services.ts';
import { useZone } from '../session/useZone.ts';
import { useAddressOf } from '../useAddressOf.ts';
import { useNow } from '../useNow.ts';

export interface TestAppointmentProps {
  appointment: BookedAppointment;
  /** The course the test is for, and its name where that is known. */
  course: { id: number; name: string | null };
  onClose: () => void;
  /** It was moved or given up. The dialog stays and says so. */
  onChanged: () => void;
}

/** The test of a study schedule, opened, with rescheduling and cancelling. */
export default function TestAppointment({ appointment, course, onClose, onChanged }: TestAppointmentProps) {
  const { client } = useServices();
  const zone = useZone();
  const now = useNow();
  const { typeId, teacherId } = appointment;
  const availability = useMemo(() => availabilityByTeacher(client, { typeId, teacherId }), [client, typeId, teacherId]);
  const { flow, onFlow, onSend } = useAppointmentFlow(client, appointment, onChanged);
  const looking = flow.step === 'choose' || flow.step === 'leaving';
  const [choice, onChoice] = useWeekChoice(availability, inZone(now, zone).date, looking);
  return (
    <AppointmentDialog
      appointment={{ ...appointment, courseId: course.id, courseName: course.name }}
      joinHref={useAddressOf()(appointment.link)}
      zone={zone}
      flow={flow}
      choice={choice}
      onFlow={onFlow}
      onChoice={onChoice}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
