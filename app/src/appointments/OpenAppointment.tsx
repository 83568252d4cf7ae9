import type { AvailabilityScope } from '@portal/data/appointments';
import type { CalendarAppointment } from '@portal/domain/calendar';
import { AppointmentDialog } from '@portal/ui/appointments';
import type { ReactNode } from 'react';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useToday } from '../hooks/useToday.ts';
import { useAppointmentFlow } from './useAppointmentFlow.ts';
import { useWeekChoice } from './useWeekChoice.ts';

export interface OpenAppointmentProps {
  appointment: CalendarAppointment;
  /** Whose availability is fetched for rescheduling. */
  availabilityOf: AvailabilityScope;
  /** The button that adds it to the student's own calendar. */
  addToCalendar?: ReactNode;
  onClose: () => void;
}

/** The dialog of an appointment, with rescheduling and cancelling. */
export function OpenAppointment({ appointment, availabilityOf, addToCalendar, onClose }: OpenAppointmentProps) {
  const flow = useAppointmentFlow(appointment);
  const { kind: step } = flow.flow;
  const choosingTime = step === 'choose' || step === 'leaving';
  return (
    <AppointmentDialog
      {...flow}
      {...useWeekChoice(availabilityOf, useToday(), choosingTime)}
      appointment={appointment}
      zone={useZone()}
      now={useNow()}
      addToCalendar={addToCalendar}
      onClose={onClose}
    />
  );
}
