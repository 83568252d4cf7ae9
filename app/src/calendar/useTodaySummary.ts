import { useCalendarPanelFlag, useAgendaDay } from '@portal/data/calendar';
import { useIntegrationConfig } from '@portal/data/settings';
import { itemsAhead, showsCalendarPanel } from '@portal/domain/calendar';
import { hidesMeetingsPanel } from '@portal/domain/settings';
import { useNow } from '../hooks/useNow.ts';
import { useToday } from '../hooks/useToday.ts';

/** Whether the live-class and meetings panel is shown; null while that is not known (000 §2.8). */
export function useWeekPanelShown(): boolean | null {
  const flag = useCalendarPanelFlag();
  const integration = useIntegrationConfig();
  // Both calls are silent: if the first fails the panel is hidden, if the second fails it is not.
  return showsCalendarPanel(
    flag.loadable.status === 'loading' ? null : (flag.data ?? false),
    integration.loadable.status === 'loading' ? null : hidesMeetingsPanel(integration.data),
  );
}

/**
 * Returns the number of today's remaining items: null where the panel is hidden or the call failed, undefined while
 * loading.
 */
export function useTodaySummary(shown: boolean | null): number | null | undefined {
  const now = useNow();
  const today = useAgendaDay(useToday(), { enabled: shown === true });
  const failed = today.loadable.status === 'failed' || today.refetchFailure !== null;
  if (shown === false || failed) return null;
  return today.data && itemsAhead(today.data.items, now);
}
