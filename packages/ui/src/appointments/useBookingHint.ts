import type { BookingChoices } from '@portal/domain/appointments';
import { useTranslation } from 'react-i18next';
import type { BookingScreenProps } from './booking-props.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

/** The line over the buttons: what is missing for Next, or the chosen time; undefined where the step says it itself. */
export function useBookingHint(
  { step, week: { week }, zone }: BookingScreenProps,
  { slot }: BookingChoices,
): string | undefined {
  const { t } = useTranslation('appointments');
  const labels = useAppointmentLabels(zone);
  if (step !== 'time' || week.status !== 'ready') return undefined;
  if (slot) return labels.slot(slot);
  return t(week.day ? 'needTime' : 'needDay');
}
