import { useFetchMonthAgenda } from '@portal/data/calendar';
import type { CalendarItem } from '@portal/domain/calendar';
import { addDays, inZone } from '@portal/domain/shared';
import { useZone } from '../session/useZone.ts';
import { useToday } from '../hooks/useToday.ts';

/** Returns a function that fetches the items of the seven days from today, which may be in two months. */
export function useFetchWeekItems(): () => Promise<CalendarItem[]> {
  const fetchMonthAgenda = useFetchMonthAgenda();
  const zone = useZone();
  const today = useToday();
  const last = addDays(today, 6);
  return async () => {
    const months = today.slice(0, 7) === last.slice(0, 7) ? [today] : [today, last];
    const agendas = await Promise.all(months.map(fetchMonthAgenda));
    const inWeek = ({ starts }: CalendarItem) => {
      const { date } = inZone(starts, zone);
      return date >= today && date <= last;
    };
    return agendas.flatMap(({ items }) => items).filter(inWeek);
  };
}
