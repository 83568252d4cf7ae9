import { chosenSlot, type AppointmentFlowAction, type ShownWeekChoice } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import { StepButtons } from '../kit/index.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

export interface ChooseButtonsProps {
  choice: ShownWeekChoice;
  zone: string;
  onFlow: (action: AppointmentFlowAction) => void;
}

/** Next waits for a day and a time, and says so (001 §5); then it says what it leads to. */
export function ChooseButtons({ choice, zone, onFlow }: ChooseButtonsProps) {
  const { t } = useTranslation('appointments');
  const labels = useAppointmentLabels(zone);
  const { week } = choice;
  const slot = chosenSlot(choice);
  const missing = week.status === 'ready' && week.day ? t('needTime') : t('needDay');
  // Without days to choose from the step itself says why.
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
