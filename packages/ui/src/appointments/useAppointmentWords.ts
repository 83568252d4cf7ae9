import type { PlanStatus } from '@portal/domain/shared';
import { inZone, type DayAndTime } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/index.ts';

/** Puts an appointment into words, in a zone. */
export function useAppointmentWords(zone: string) {
  const { t } = useTranslation('appointments');
  const format = useFormat();
  /** Wed 25/11/2026, 14:30 */
  const slot = ({ date, time }: DayAndTime) => t('dayAndTime', { day: format.dayAndDate(date), time });
  const statuses = {
    pending: t('status.pending'),
    active: t('status.active'),
    completed: t('status.completed'),
    cancelled: t('status.cancelled'),
  };
  return {
    slot,
    at: (instant: Date) => slot(inZone(instant, zone)),
    /** In which zone that is meant, as it is called then. */
    zoneAt: (instant: Date) => t('zone', { zone: format.zone(zone, instant) }),
    status: (status: PlanStatus) => (typeof status === 'string' ? statuses[status] : status.other),
  };
}
