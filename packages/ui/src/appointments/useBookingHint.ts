import { typeLock, type BookingChoices } from '@portal/domain/appointments';
import type { Loadable } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import type { BookingScreenProps } from './booking-props.ts';
import { useAppointmentLabels } from './useAppointmentLabels.ts';

/** Returns the line beside Next: what is missing, or the chosen time; undefined where the step itself says it. */
export function useBookingHint(
  { step, week: { week }, options, zone }: BookingScreenProps,
  { type, course, teacher, slot }: BookingChoices,
): string | undefined {
  const { t } = useTranslation(['appointments', 'appointments-booking']);
  const labels = useAppointmentLabels(zone);
  switch (step) {
    case 'type':
      return !type && isOffered(options.types, (one) => typeLock(one) === null)
        ? t('appointments-booking:needType')
        : undefined;
    case 'course':
      return !course && isOffered(options.courses) ? t('appointments-booking:needCourse') : undefined;
    case 'teacher':
      return !teacher && isOffered(options.teachers) ? t('appointments-booking:needTeacher') : undefined;
    case 'time':
      if (week.status !== 'ready') return undefined;
      return slot ? labels.slot(slot) : t(week.day ? 'needTime' : 'needDay');
    case 'confirm':
      return undefined;
  }
}

/** Returns whether anything in this list can be chosen. */
function isOffered<T>(list: Loadable<readonly T[]>, canBeChosen: (one: T) => boolean = () => true): boolean {
  return list.status === 'ready' && list.value.some(canBeChosen);
}
