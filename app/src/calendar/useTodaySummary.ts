import { useCalendarPanelShown, useAgendaDay } from '@portal/data/calendar';
import { useIntegrationConfig } from '@portal/data/settings';
import { itemsAhead, showsWeek } from '@portal/domain/calendar';
import { hidesMeetingsPanel } from '@portal/domain/settings';
import { useNow } from '../hooks/useNow.ts';
import { useToday } from '../hooks/useToday.ts';

/** Whether the live-class and meetings panel is there; null while that is not known (000 §2.8). */
export function useWeekPanelShown(): boolean | null {
  const shown = useCalendarPanelShown();
  const integration = useIntegrationConfig();
  // Both are silent: without the server's word the panel stays away, without a partner's word nothing is hidden.
  return showsWeek(
    shown.loadable.status === 'loading' ? null : (shown.data ?? false),
    integration.loadable.status === 'loading' ? null : hidesMeetingsPanel(integration.data),
  );
}

/** How many items today still holds: null where the panel is not there or the day could not be asked, undefined while waiting. */
export function useTodaySummary(shown: boolean | null): number | null | undefined {
  const now = useNow();
  const today = useAgendaDay(useToday(), { enabled: shown === true });
  const failed = today.loadable.status === 'failed' || today.refetchFailure !== null;
  if (shown === false || failed) return null;
  return today.data && itemsAhead(today.data.items, now);
}
