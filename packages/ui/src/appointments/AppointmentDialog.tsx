import {
  joinButtonHref,
  losesChoice,
  mayChange,
  type AppointmentDetail,
  type AppointmentFlow,
  type AppointmentFlowAction,
  type ShownWeekChoice,
  type WeekChoiceAction,
  type OpenedAppointment,
} from '@portal/domain/appointments';
import { showsOutcomeUnknown, type DayAndTime, type Href, type Submission } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StepButtons, StepHeader } from '../kit/index.ts';
import { BookingStatusLabel } from '../blocks/booking-status/index.ts';
import { RescheduleStep } from './RescheduleStep.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { AppointmentSheet } from './AppointmentSheet.tsx';
import { ChooseButtons } from './ChooseButtons.tsx';
import { ConfirmCancelDialog } from './ConfirmCancelDialog.tsx';
import { ConfirmLeaveDialog } from './ConfirmLeaveDialog.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DetailActions } from './DetailActions.tsx';
import { DoneNotice } from './DoneNotice.tsx';
import { ErrorNotice } from './ErrorNotice.tsx';
import { UnknownOutcomeDialog } from './UnknownOutcomeDialog.tsx';
import { useTypeName } from './useTypeName.ts';

export interface AppointmentDialogProps {
  appointment: OpenedAppointment;
  zone: string;
  now: Date;
  flow: AppointmentFlow;
  /** Actions of the flow; sending is `onSend`. */
  onFlow: (action: AppointmentFlowAction) => void;
  /** The reschedule request; its result is the server's description, null where that cannot be decoded. */
  rescheduling: Submission<AppointmentDetail | null>;
  /** The cancel request. */
  cancelling: Submission;
  /** Sends what was confirmed: the new day and time, or the cancellation. */
  onSend: () => void;
  /** Called when the error dialog is closed. */
  onFailureClose: () => void;
  choice: ShownWeekChoice;
  onChoice: (action: WeekChoiceAction) => void;
  onRetryWeek: () => void;
  onRetryTimes: () => void;
  /** A button that keeps the student's own calendar up to date: it adds the appointment, or removes a cancelled one. */
  addToCalendar?: ReactNode;
  /** Where an appointment that is over is booked again with the same teacher; null = not offered. */
  bookAgainHref?: Href | null;
  /** The list of booked meetings, which shows the outcome of a change whose answer was lost. */
  bookedHref: Href;
  /** Closes the dialog; when a choice would be lost, the student confirms first. */
  onClose: () => void;
}

/** An appointment: its details, rescheduling and cancelling (001 §2, §4). */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { appointment, zone, flow, rescheduling, cancelling, onClose } = props;
  const slot = slotOf(flow);
  if (rescheduling.status === 'done' && slot) {
    const moved = { slot, detail: rescheduling.result };
    return (
      <DoneNotice
        appointment={appointment}
        moved={moved}
        zone={zone}
        calendar={props.addToCalendar}
        onClose={onClose}
      />
    );
  }
  if (cancelling.status === 'done') {
    return (
      <DoneNotice appointment={appointment} moved={null} zone={zone} calendar={props.addToCalendar} onClose={onClose} />
    );
  }
  return (
    <>
      <Steps {...props} slot={slot} />
      <OverlayDialog {...props} />
    </>
  );
}

/** The new day and time, in the confirm step. */
function slotOf(flow: AppointmentFlow): DayAndTime | null {
  if (flow.kind === 'leaving') return slotOf(flow.from);
  return flow.kind === 'confirm' ? flow.slot : null;
}

/** The sheet of an open appointment, which shows one step at a time. */
function Steps(props: AppointmentDialogProps & { slot: DayAndTime | null }) {
  const { appointment, zone, now, flow, slot, choice, rescheduling, onFlow, onSend, onClose } = props;
  const { t } = useTranslation('appointments');
  const { teacher } = appointment;
  const type = useTypeName(appointment.type);
  const back = () => onFlow({ type: 'back' });
  const close = losesChoice(flow, choice) ? () => onFlow({ type: 'leaveRequested' }) : onClose;

  if (slot) {
    const sending = rescheduling.status === 'pending';
    return (
      <AppointmentSheet
        step="confirm"
        title={t('rescheduleTitle')}
        subtitle={t('withTeacher', { type, teacher })}
        onClose={close}
        dismissible={!sending}
        footer={
          <StepButtons
            onBack={back}
            onNext={onSend}
            nextLabel={t('confirm')}
            busyLabel={sending ? t('rescheduling') : undefined}
          />
        }
      >
        <StepHeader step={2} total={2} title={t('confirmTitle')} />
        <ConfirmStep appointment={appointment} slot={slot} zone={zone} onChange={sending ? undefined : back} />
      </AppointmentSheet>
    );
  }
  if (flow.kind === 'choose' || flow.kind === 'leaving') {
    return (
      <AppointmentSheet
        step="choose"
        title={t('rescheduleTitle')}
        subtitle={t('withTeacher', { type, teacher })}
        onClose={close}
        footer={<ChooseButtons choice={choice} zone={zone} onFlow={onFlow} />}
      >
        <StepHeader step={1} total={2} title={t('chooseTitle')} />
        <RescheduleStep
          choice={choice}
          onChoice={props.onChoice}
          onRetryWeek={props.onRetryWeek}
          onRetryTimes={props.onRetryTimes}
          zone={zone}
        />
      </AppointmentSheet>
    );
  }
  const { bookAgainHref = null } = props;
  const hasActions = joinButtonHref(appointment, now) !== null || mayChange(appointment) || bookAgainHref !== null;
  return (
    <AppointmentSheet
      step="detail"
      title={type || t('title')}
      subtitle={<BookingStatusLabel status={appointment.status} />}
      onClose={close}
      footer={
        hasActions && (
          <DetailActions appointment={appointment} now={now} onFlow={onFlow} bookAgainHref={bookAgainHref} />
        )
      }
    >
      <AppointmentFacts appointment={appointment} zone={zone} addToCalendar={props.addToCalendar} />
    </AppointmentSheet>
  );
}

/** The dialog over the sheet: a confirmation, or an error. */
function OverlayDialog(props: AppointmentDialogProps) {
  const { appointment, zone, flow, rescheduling, cancelling, onFlow, onSend, onFailureClose, onClose } = props;
  const { t } = useTranslation('appointments');
  const back = () => onFlow({ type: 'back' });
  const failed = [rescheduling, cancelling].find((one) => one.status === 'failed');
  if (failed && showsOutcomeUnknown(failed.failure)) {
    return (
      <UnknownOutcomeDialog failure={failed.failure} bookedHref={props.bookedHref} onClose={onFailureClose}>
        {t(failed === rescheduling ? 'unknown.rescheduled' : 'unknown.cancelled')}
      </UnknownOutcomeDialog>
    );
  }
  if (failed) return <ErrorNotice failure={failed.failure} onClose={onFailureClose} />;
  switch (flow.kind) {
    case 'confirmCancel':
      return (
        <ConfirmCancelDialog
          appointment={appointment}
          zone={zone}
          sending={cancelling.status === 'pending'}
          onCancel={back}
          onConfirm={onSend}
        />
      );
    case 'leaving':
      return <ConfirmLeaveDialog onCancel={back} onConfirm={onClose} />;
    case 'detail':
    case 'choose':
    case 'confirm':
      return null;
  }
}
