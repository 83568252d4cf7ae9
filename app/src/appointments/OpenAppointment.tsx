import type { AvailabilityOf } from '@portal/data/appointments';
import type { CalendarAppointment } from '@portal/domain/calendar';
import { AppointmentDialog } from '@portal/ui/appointments';
import type { ReactNode } from 'react';
import { useZone } from '../session/useZone.ts';
import { useToday } from '../hooks/useToday.ts';
import { useAppointmentFlow } from './useAppointmentFlow.ts';
import { useWeekChoice } from './useWeekChoice.ts';

export interface OpenAppointmentProps {
  appointment: CalendarAppointment;
  /** Whose time is looked for when it is rescheduled. */
  availabilityOf: AvailabilityOf;
  /** A button that adds it to the student's own calendar. */
  addToCalendar?: ReactNode;
  onClose: () => void;
}

/** An open appointment, with rescheduling and cancelling. */
export function OpenAppointment({ appointment, availabilityOf, addToCalendar, onClose }: OpenAppointmentProps) {
  const flow = useAppointmentFlow(appointment);
  const { step } = flow.flow;
  const choosing = step === 'choose' || step === 'leaving';
  return (
    <AppointmentDialog
      {...flow}
      {...useWeekChoice(availabilityOf, useToday(), choosing)}
      appointment={appointment}
      zone={useZone()}
      addToCalendar={addToCalendar}
      onClose={onClose}
    />
  );
}
