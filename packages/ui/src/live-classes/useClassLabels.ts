import { timeRelationOf } from '@portal/domain/calendar';
import { classTimes, type LiveClass } from '@portal/domain/live-classes';
import { inZone } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/index.ts';
import { useTimeRelationLabels, type TimeRelationLabel } from '../blocks/date-time/index.ts';

/** The labels of the date and time of a class. */
export interface ClassLabels {
  /** For example "18:00 to 18:30". */
  range: string;
  /** "Today", or for example "Sat 21/11/2026". */
  day: string;
  /** How the class relates to the present, such as live or starting soon; null = no label. */
  relation: TimeRelationLabel | null;
}

/** Returns a function that labels the times of a live class; `zone` is their time zone. */
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
      // Whether a class is live is only known from the server; the clock only tells that it should have started.
      relation: timeRelationLabel(
        liveNow ? { kind: 'now' } : timeRelationOf(classTimes(liveClass, zone), now),
        liveNow,
      ),
    };
  };
}
