import { timeRelationOf } from '@portal/domain/calendar';
import { classTimes, type LiveClass } from '@portal/domain/live-classes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/index.ts';
import { useTimeRelationLabels, type TimeRelationLabel } from '../blocks/date-time/index.ts';

/** DateTimeWithZone a class is, and what is said about that moment. */
export interface ClassLabels {
  /** 18:00 to 18:30 */
  range: string;
  /** Sat 21/11/2026, 18:00 to 18:30 */
  dayAndRange: string;
  /** null = nothing worth saying. */
  moment: TimeRelationLabel | null;
}

/** Puts the times of live classes into words; `zone` is the one they are in. */
export function useClassLabels(now: Date, zone: string): (liveClass: LiveClass) => ClassLabels {
  const { t } = useTranslation('live-classes');
  const { t: calendar } = useTranslation('calendar');
  const format = useFormat();
  const timeRelationLabel = useTimeRelationLabels();
  return (liveClass) => {
    const { date, start, end, liveNow } = liveClass;
    return {
      range: t('range', { start, end }),
      dayAndRange: calendar('detail.range', { day: format.dayAndDate(date), start, end }),
      // That it is live is the server's to say; the clock alone knows that it should have begun.
      moment: timeRelationLabel(liveNow ? { is: 'now' } : timeRelationOf(classTimes(liveClass, zone), now), liveNow),
    };
  };
}
