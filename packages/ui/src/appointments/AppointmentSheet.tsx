import { chosenSlot, losesChoice, type AppointmentFlow } from '@portal/domain/appointments';
import type { DayAndTime } from '@portal/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Sheet, StepHeader } from '../kit/index.ts';
import { PlanStatusWord, RescheduleStep } from '../shared/index.ts';
import type { AppointmentDialogProps } from './AppointmentDialog.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { detailActions } from './DetailActions.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useAppointmentWords } from './useAppointmentWords.ts';
import { useStepFocus } from './useStepFocus.ts';

/** What the sheet shows, whatever lies over it. */
type Shown = { part: 'detail' | 'choose' } | { part: 'confirm'; slot: DayAndTime };

function shownBy(flow: AppointmentFlow): Shown {
  switch (flow.step) {
    case 'choose':
      return { part: 'choose' };
    case 'confirm':
    case 'rescheduling':
    case 'rescheduleFailed':
      return { part: 'confirm', slot: flow.slot };
    case 'leaving':
      return shownBy(flow.from);
    case 'detail':
    case 'confirmCancel':
    case 'cancelling':
    case 'cancelFailed':
    case 'cancelled':
    case 'rescheduled':
      return { part: 'detail' };
  }
}

/** The one sheet of an open appointment; its steps take turns in it. */
export function AppointmentSheet(props: AppointmentDialogProps) {
  const { appointment, zone, flow, choice, onFlow, onSend, onClose } = props;
  const { t } = useTranslation('appointments');
  const shown = shownBy(flow);
  const part = useStepFocus<HTMLDivElement>(shown.part);
  const back = () => onFlow({ event: 'backed' });
  const close = losesChoice(flow, choice) ? () => onFlow({ event: 'leaveAsked' }) : onClose;
  const sending = flow.step === 'rescheduling';
  const { type, teacher } = appointment;

  const frame = (subtitle: ReactNode, title: string, footer: ReactNode, body: ReactNode) => (
    <Sheet title={title} subtitle={subtitle} onClose={close} dismissible={!sending} footer={footer}>
      <div ref={part}>{body}</div>
    </Sheet>
  );

  switch (shown.part) {
    case 'detail':
      return frame(
        <PlanStatusWord status={appointment.status} />,
        type || t('title'),
        detailActions(props),
        <Stack>
          <AppointmentFacts {...props} />
          {props.addToCalendar && <div>{props.addToCalendar}</div>}
        </Stack>,
      );
    case 'choose':
      return frame(
        t('withTeacher', { type, teacher }),
        t('rescheduleTitle'),
        <ChooseButtons choice={choice} zone={zone} onFlow={onFlow} />,
        <>
          <StepHeader step={1} total={2} title={t('chooseTitle')} />
          <RescheduleStep choice={choice} onChoice={props.onChoice} zone={zone} />
        </>,
      );
    case 'confirm':
      return frame(
        t('withTeacher', { type, teacher }),
        t('rescheduleTitle'),
        <StepButtons
          onBack={back}
          onNext={onSend}
          nextLabel={t('confirm')}
          busyLabel={sending ? t('rescheduling') : undefined}
        />,
        <>
          <StepHeader step={2} total={2} title={t('confirmTitle')} />
          <ConfirmStep appointment={appointment} slot={shown.slot} zone={zone} onChange={sending ? undefined : back} />
        </>,
      );
  }
}

/** Next waits for a day and a time, and says so (001 §5); then it says what it leads to. */
function ChooseButtons({ choice, zone, onFlow }: Pick<AppointmentDialogProps, 'choice' | 'zone' | 'onFlow'>) {
  const { t } = useTranslation('appointments');
  const words = useAppointmentWords(zone);
  const { week } = choice;
  const slot = chosenSlot(choice);
  const missing = week.status === 'ready' && week.day ? t('needTime') : t('needDay');
  // Without days to choose from the step itself says why.
  const stuck = week.status === 'failed' || week.status === 'empty';
  return (
    <StepButtons
      onBack={() => onFlow({ event: 'backed' })}
      onNext={() => slot && onFlow({ event: 'slotChosen', slot })}
      nextDisabled={slot === null}
      hint={slot ? t('newTime', { slot: words.slot(slot) }) : stuck ? undefined : missing}
    />
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
