import { itemRelationOf, type CalendarItem } from '@portal/domain/calendar';
import { inZone } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/index.ts';
import { useTimeRelationLabels, type TimeRelationLabel } from '../blocks/date-time/index.ts';

/** Labels of an item's date and time. */
export interface CalendarItemLabels {
  /** `HH:mm` */
  start: string;
  /** For example "Sat 21/11/2026, 18:00 to 18:30". */
  range: string;
  /** Whether the item is over. */
  ended: boolean;
  /** The tag beside the item; null = none. */
  relation: TimeRelationLabel | null;
}

/** Returns functions that label calendar items, in a zone and at a moment. */
export function useCalendarItemLabels(now: Date, zone: string) {
  const { t } = useTranslation(['calendar', 'common']);
  const format = useFormat();
  const timeRelationLabel = useTimeRelationLabels();

  return {
    labels: (item: CalendarItem): CalendarItemLabels => {
      const start = inZone(item.starts, zone);
      const end = item.ends && inZone(item.ends, zone).time;
      const day = format.dayAndDate(start.date);
      const relation = itemRelationOf(item, now);
      return {
        start: start.time,
        range: end
          ? t('detail.range', { day, start: start.time, end })
          : t('common:dayAndTime', { day, time: start.time }),
        ended: relation.kind === 'ended',
        relation: timeRelationLabel(relation, item.kind === 'liveClass'),
      };
    },
    zoneAt: (at: Date | readonly Date[]) => t('zone', { zone: format.zone(zone, at) }),
  };
}
