import { prefetchAgendaDay, prefetchCalendarPanelFlag } from '@portal/data/calendar';
import type { PrefetchContext } from '@portal/data/client';
import { prefetchIntegrationConfig } from '@portal/data/settings';
import { showsCalendarPanel } from '@portal/domain/calendar';
import { hidesMeetingsPanel } from '@portal/domain/settings';

/**
 * Prefetches today's items (`today` is `YYYY-MM-DD` in the student's zone). Not where the server or the school hides
 * their panel: a failure would then show an error page for something that is not displayed.
 */
export async function prefetchToday(context: PrefetchContext, today: string): Promise<void> {
  const [shown, integration] = await Promise.all([
    prefetchCalendarPanelFlag(context),
    prefetchIntegrationConfig(context),
  ]);
  if (showsCalendarPanel(shown, hidesMeetingsPanel(integration))) await prefetchAgendaDay(context, today);
}
