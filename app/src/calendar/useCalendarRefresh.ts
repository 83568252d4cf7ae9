import { useRefreshCalendar } from '@portal/data/calendar';
import { nextChange, type AgendaDay } from '@portal/domain/calendar';
import { useEffect } from 'react';

/** The longest delay that `setTimeout` supports. */
const MAX_TIMEOUT_MS = 2_147_483_647;

/** Refetches the calendar when the tab becomes visible, and when an item begins or ends, since the server's flags change then. */
export function useCalendarRefresh(agenda: AgendaDay | undefined, now: Date): void {
  const refresh = useRefreshCalendar();
  const next = agenda && nextChange(agenda.items, now)?.getTime();

  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [refresh]);

  useEffect(() => {
    if (next === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | null = setTimeout(
      handleChange,
      Math.min(next - Date.now(), MAX_TIMEOUT_MS),
    );
    function handleChange() {
      timer = null;
      refresh();
    }
    return () => {
      if (timer === null) return;
      clearTimeout(timer);
      // `now` passed the change before the timer fired, so `next` is already the change after it.
      if (Date.now() >= next) refresh();
    };
  }, [refresh, next]);
}
