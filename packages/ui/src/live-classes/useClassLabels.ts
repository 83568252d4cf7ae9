import { timeRelationOf } from '@portal/domain/calendar';
import { classTimes, type LiveClass } from '@portal/domain/live-classes';
import { inZone } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/index.ts';
import { useTimeRelationLabels, type TimeRelationLabel } from '../blocks/date-time/index.ts';

/** The labels of the date and time of a class. */
export interface ClassLabels {
  /** 18:00 to 18:30 */
  range: string;
  /** Today, or Sat 21/11/2026 */
  day: string;
  /** null = no label. */
  relation: TimeRelationLabel | null;
}

/** Formats the times of live classes; `zone` is the time zone they are in. */
export function useClassLabels(now: Date, zone: string): (liveClass: LiveClass) => ClassLabels {
  const { t } = useTranslation(['live-classes', 'calendar']);
  const format = useFormat();
  const timeRelationLabel = useTimeRelationLabels();
  const today = inZone(now, zone).date;
  return (liveClass) => {
    const { date, start, end, liveNow } = liveClass;
    return {
      range: t('range', { start, end }),
      day: date === today ? t('calendar:today') : format.dayAndDate(date),
      // Only the server knows that a class is live; the clock knows only that it should have started.
      relation: timeRelationLabel(
        liveNow ? { kind: 'now' } : timeRelationOf(classTimes(liveClass, zone), now),
        liveNow,
      ),
    };
  };
}
