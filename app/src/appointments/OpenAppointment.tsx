import type { PlannedAppointment } from '@portal/domain/calendar';
import { AppointmentDialog } from '@portal/ui/appointments';
import type { ReactNode } from 'react';
import { useServices } from '../services.ts';
import { useZone } from '../session/useZone.ts';
import { useAddressOf } from '../useAddressOf.ts';
import { useToday } from '../useToday.ts';
import { useAppointmentFlow } from './useAppointmentFlow.ts';
import { useWeekChoice } from './useWeekChoice.ts';

export interface OpenAppointmentProps {
  appointment: PlannedAppointment;
  /** Asks for a week of its teacher. Keep it stable. */
  availability: Parameters<typeof useWeekChoice>[0];
  /** A button that adds it to the student's own calendar. */
  addToCalendar?: ReactNode;
  onClose: () => void;
  /** The appointment was moved or given up. The dialog stays and says so. */
  onChanged: () => void;
}

/** An open appointment, with rescheduling and cancelling. */
export function OpenAppointment({ availability, onChanged, ...props }: OpenAppointmentProps) {
  const { client } = useServices();
  const { appointment } = props;
  const { flow, onFlow, onSend } = useAppointmentFlow(client, appointment, onChanged);
  const looking = flow.step === 'choose' || flow.step === 'leaving';
  const [choice, onChoice] = useWeekChoice(availability, useToday(), looking);
  return (
    <AppointmentDialog
      {...props}
      joinHref={useAddressOf()(appointment.link)}
      zone={useZone()}
      flow={flow}
      choice={choice}
      onFlow={onFlow}
      onChoice={onChoice}
      onSend={onSend}
    />
  );
}
