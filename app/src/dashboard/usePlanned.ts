import { calendarQueries } from '@portal/data/calendar';
import { settingsQueries } from '@portal/data/settings';
import { itemsAhead, showsWeek } from '@portal/domain/calendar';
import { hidesMeetingsPanel } from '@portal/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services.ts';
import { useNow } from '../useNow.ts';
import { useToday } from '../useToday.ts';

/** Whether the live-class and meetings panel is there; null while that is not known (000 §2.8). */
export function useWeekShown(): boolean | null {
  const { client } = useServices();
  const shown = useQuery(calendarQueries.showsPanel(client));
  const integration = useQuery(settingsQueries.integrationConfig(client));
  // Both are silent: without the server's word the panel stays away, without a partner's word nothing is hidden.
  const hidden = integration.isPending ? null : hidesMeetingsPanel(integration.data);
  return showsWeek(shown.isPending ? null : (shown.data ?? false), hidden);
}

/** How many items today still holds: null where the panel is not there or the day could not be asked, undefined while waiting. */
export function usePlannedToday(shown: boolean | null): number | null | undefined {
  const { client } = useServices();
  const now = useNow();
  const today = useQuery({ ...calendarQueries.day(client, useToday()), enabled: shown === true });
  if (shown === false || today.isError) return null;
  return today.data && itemsAhead(today.data.items, now);
}
