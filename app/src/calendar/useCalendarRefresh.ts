import { useRefreshCalendar } from '@portal/data/calendar';
import { nextChange, type AgendaDay } from '@portal/domain/calendar';
import { useEffect } from 'react';

/** `setTimeout` counts no further than this. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Asks for what is planned again when the tab comes back, and when something begins or ends: the server's flags change then. */
export function useCalendarRefresh(plan: AgendaDay | undefined, now: Date): void {
  const refresh = useRefreshCalendar();
  const next = plan && nextChange(plan.items, now)?.getTime();

  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [refresh]);

  useEffect(() => {
    if (next === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = setTimeout(tell, Math.min(next - Date.now(), LONGEST_TIMER_MS));
    function tell() {
      timer = null;
      refresh();
    }
    return () => {
      if (timer === null) return;
      clearTimeout(timer);
      // The page's own clock was faster and looks ahead to the next change already.
      if (Date.now() >= next) refresh();
    };
  }, [refresh, next]);
}
