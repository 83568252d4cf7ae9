import { availabilityByCourse } from '@portal/data/appointments';
import type { PlannedAppointment } from '@portal/domain/calendar';
import { inZone, safeUrl } from '@portal/domain/shared';
import { AppointmentDialog } from '@portal/ui/appointments';
import { useMemo, type ReactNode } from 'react';
import { useAppointmentFlow } from '../appointments/useAppointmentFlow.ts';
import { useWeekChoice } from '../appointments/useWeekChoice.ts';
import { useServices } from '../services.ts';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../useNow.ts';

export interface AppointmentFlowProps {
  /** May be read anew while it is open; once it is off the calendar, as it last was. */
  appointment: PlannedAppointment;
  /** A button that adds it to the student's own calendar. */
  addToCalendar?: ReactNode;
  onClose: () => void;
  /** The appointment was moved or given up: what is planned has changed. The dialog stays and says so. */
  onChanged: () => void;
}

/** An open appointment of the dashboard, with rescheduling and cancelling. */
export default function AppointmentFlow({ appointment, addToCalendar, onClose, onChanged }: AppointmentFlowProps) {
  const { client, config } = useServices();
  const zone = useZone();
  const now = useNow();
  const { typeId, teacherId, courseId } = appointment;
  const availability = useMemo(
    () => availabilityByCourse(client, { typeId, teacherId, courseId }),
    [client, typeId, teacherId, courseId],
  );
  const { flow, onFlow, onSend } = useAppointmentFlow(client, appointment, onChanged);
  const looking = flow.step === 'choose' || flow.step === 'leaving';
  const [choice, onChoice] = useWeekChoice(availability, inZone(now, zone).date, looking);
  return (
    <AppointmentDialog
      appointment={appointment}
      joinHref={safeUrl(appointment.link, config.mainAppUrl, location.href)}
      zone={zone}
      flow={flow}
      choice={choice}
      onFlow={onFlow}
      onChoice={onChoice}
      onSend={onSend}
      addToCalendar={addToCalendar}
      onClose={onClose}
    />
  );
}
