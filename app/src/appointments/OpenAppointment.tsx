import type { AvailabilityScope } from '@portal/data/appointments';
import { initialWeekChoice, isComingUp, weekChoiceReducer, type OpenedAppointment } from '@portal/domain/appointments';
import { paths } from '@portal/domain/screens';
import { instantInZone, type Href } from '@portal/domain/shared';
import { AppointmentDialog } from '@portal/ui/appointments';
import { useEffect, useReducer } from 'react';
import { useZone } from '../session/useZone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useToday } from '../hooks/useToday.ts';
import { AppointmentFileButton } from './AppointmentFileButton.tsx';
import { useAppointmentFlow } from './useAppointmentFlow.ts';
import { useWeekChoice } from './useWeekChoice.ts';

export interface OpenAppointmentProps {
  appointment: OpenedAppointment;
  /** Defines the availability that is fetched for rescheduling; null = the appointment cannot be rescheduled. */
  availabilityOf: AvailabilityScope | null;
  /** When it ends; null = not known. */
  ends?: Date | null;
  /** Link to book a past appointment again; null = not offered. */
  bookAgainHref?: Href | null;
  /** Called when rescheduling or cancelling has failed. */
  onFailed?: () => void;
  onClose: () => void;
}

/** The dialog of an appointment, with rescheduling and cancelling. */
export function OpenAppointment({
  appointment,
  availabilityOf,
  ends = null,
  bookAgainHref = null,
  onFailed,
  onClose,
}: OpenAppointmentProps) {
  const flow = useAppointmentFlow({ id: appointment.id, typeId: availabilityOf?.typeId ?? 0 }, onFailed);
  const { kind: step } = flow.flow;
  const zone = useZone();
  const { rescheduling, cancelling, onFlow } = flow;
  const [week, onChoice] = useReducer(weekChoiceReducer, useToday(), (today) => initialWeekChoice(today));
  const choosesTime = step === 'choose' || step === 'confirm' || step === 'leaving';
  const choice = useWeekChoice(availabilityOf, week, onChoice, choosesTime && rescheduling.status !== 'done');
  // Somebody else took the time before it was confirmed. Once the message about that is closed, the same day is shown
  // again.
  const isTaken = step === 'confirm' && rescheduling.status === 'idle' && choice.choice.taken !== null;
  useEffect(() => {
    if (isTaken) onFlow({ type: 'back' });
  }, [isTaken, onFlow]);
  return (
    <AppointmentDialog
      {...flow}
      {...choice}
      onFailureClose={() => {
        flow.onFailureClose();
        if (step === 'confirm') choice.recheck();
      }}
      onChoice={onChoice}
      appointment={appointment}
      zone={zone}
      now={useNow()}
      addToCalendar={calendarButton()}
      bookAgainHref={bookAgainHref}
      bookedHref={paths.bookedMeetings()}
      onClose={onClose}
    />
  );

  function calendarButton() {
    if (cancelling.status === 'done') return <AppointmentFileButton appointment={appointment} ends={ends} cancelled />;
    if (rescheduling.status === 'done') {
      const chosen =
        flow.flow.kind === 'confirm' ? { starts: instantInZone(flow.flow.slot, zone), status: 'pending' as const } : {};
      // Rescheduling changes neither mode and place, which its response does not have, nor how long it takes.
      const moved = { ...appointment, ...(rescheduling.result ?? chosen) };
      const delay = moved.starts.getTime() - appointment.starts.getTime();
      return <AppointmentFileButton appointment={moved} ends={ends && new Date(ends.getTime() + delay)} />;
    }
    return isComingUp(appointment) && <AppointmentFileButton appointment={appointment} ends={ends} />;
  }
}
