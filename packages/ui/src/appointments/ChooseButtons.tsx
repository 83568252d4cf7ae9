import { chosenSlot, type AppointmentFlowAction, type ShownWeekChoice } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import { StepButtons } from '../kit/index.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

export interface ChooseButtonsProps {
  choice: ShownWeekChoice;
  zone: string;
  onFlow: (action: AppointmentFlowAction) => void;
}

/**
 * Back and Next of the choose step. Next is disabled, with a hint, until a day and a time are chosen (001 §5); then the
 * hint shows the new time.
 */
export function ChooseButtons({ choice, zone, onFlow }: ChooseButtonsProps) {
  const { t } = useTranslation('appointments');
  const labels = useAppointmentLabels(zone);
  const { week } = choice;
  const slot = chosenSlot(choice);
  const missing = week.status === 'ready' && week.day ? t('needTime') : t('needDay');
  // Without days the step itself shows the reason, so there is no hint.
  const noDays = week.status === 'failed' || week.status === 'empty';
  return (
    <StepButtons
      onBack={() => onFlow({ type: 'back' })}
      onNext={() => slot && onFlow({ type: 'slotChosen', slot })}
      nextDisabled={slot === null}
      hint={slot ? t('newTime', { slot: labels.slot(slot) }) : noDays ? undefined : missing}
    />
  );
}
