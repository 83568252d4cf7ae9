import { calendarQueries } from '@portal/data/calendar';
import type { Client } from '@portal/data/client';
import type { PlannedItem } from '@portal/domain/calendar';
import { addDays, inZone } from '@portal/domain/shared';
import type { QueryClient } from '@tanstack/react-query';

/** Everything of the seven days from today, which may lie in two months. */
export async function weekItems(
  queries: QueryClient,
  client: Client,
  today: string,
  zone: string,
): Promise<PlannedItem[]> {
  const last = addDays(today, 6);
  const months = [...new Set([today, last].map((date) => date.slice(0, 7)))];
  const plans = await Promise.all(
    months.map((month) =>
      queries.fetchQuery(calendarQueries.month(client, month === today.slice(0, 7) ? today : last)),
    ),
  );
  const inWeek = ({ starts }: PlannedItem) => {
    const { date } = inZone(starts, zone);
    return date >= today && date <= last;
  };
  return plans.flatMap(({ items }) => items).filter(inWeek);
}
