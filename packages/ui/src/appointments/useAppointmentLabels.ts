import { inZone, type DayAndTime } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/index.ts';

/** Returns functions that format dates and times of appointments in a zone. */
export function useAppointmentLabels(zone: string) {
  const { t } = useTranslation(['appointments', 'common']);
  const format = useFormat();
  /** For example "Wed 25/11/2026, 14:30". */
  const slot = ({ date, time }: DayAndTime) => t('common:dayAndTime', { day: format.dayAndDate(date), time });
  return {
    slot,
    at: (instant: Date) => slot(inZone(instant, zone)),
    /** The name of the zone, with the offset at that moment. */
    zoneAt: (instant: Date) => t('zone', { zone: format.zone(zone, instant) }),
  };
}
