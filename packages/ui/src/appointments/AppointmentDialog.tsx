import type { AppointmentFlow, AppointmentFlowEvent, WeekChoice, WeekChoiceEvent } from '@portal/domain/appointments';
import type { PlannedAppointment } from '@portal/domain/calendar';
import type { ReactNode } from 'react';
import { AppointmentSheet } from './AppointmentSheet.tsx';
import { DoneNotice } from './DoneNotice.tsx';
import { CancelQuestion, ErrorNotice, LeaveQuestion } from './Notices.tsx';

export interface AppointmentDialogProps {
  appointment: PlannedAppointment;
  /** The meeting link, checked; null where it must not be followed. */
  joinHref: string | null;
  zone: string;
  flow: AppointmentFlow;
  choice: WeekChoice;
  /** The student's part of the flow; sending is `onSend`. */
  onFlow: (happened: AppointmentFlowEvent) => void;
  onChoice: (happened: WeekChoiceEvent) => void;
  /** Sends what was confirmed: the new day and time, or that it is given up. */
  onSend: () => void;
  /** A button that adds the appointment to the student's own calendar. */
  addToCalendar?: ReactNode;
  /** Closes for good; whether a choice may be lost is asked before. */
  onClose: () => void;
}

/** An appointment of the dashboard: what it is, another day and time for it, or giving it up (001 §2, §4). */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { appointment, zone, flow, onClose } = props;
  if (flow.step === 'rescheduled' || flow.step === 'cancelled') {
    return <DoneNotice appointment={appointment} done={flow} zone={zone} onClose={onClose} />;
  }
  return (
    <>
      <AppointmentSheet {...props} />
      <Over {...props} />
    </>
  );
}

/** What lies over the sheet: a question, or an error. */
function Over({ appointment, zone, flow, onFlow, onSend, onClose }: AppointmentDialogProps) {
  const back = () => onFlow({ event: 'backed' });
  switch (flow.step) {
    case 'confirmCancel':
    case 'cancelling':
      return (
        <CancelQuestion
          appointment={appointment}
          zone={zone}
          sending={flow.step === 'cancelling'}
          onKeep={back}
          onAgree={onSend}
        />
      );
    case 'leaving':
      return <LeaveQuestion onKeep={back} onAgree={onClose} />;
    case 'rescheduleFailed':
    case 'cancelFailed':
      return <ErrorNotice failure={flow.failure} onClose={back} />;
    case 'detail':
    case 'choose':
    case 'confirm':
    case 'rescheduling':
    case 'rescheduled':
    case 'cancelled':
      return null;
  }
}
