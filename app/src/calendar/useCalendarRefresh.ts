import { useRefreshCalendar, useRefreshCalendarItems } from '@portal/data/calendar';
import { nextChange, waitsToJoin, type AgendaDay } from '@portal/domain/calendar';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** The longest delay that `setTimeout` supports. */
const MAX_TIMEOUT_MS = 2_147_483_647;

const minuteOf = (at: number) => Math.floor(at / 60_000);

/**
 * Refetches the calendar when the tab becomes visible, and when an item begins or ends, since the server's flags change
 * then. It also refetches the items with every tick of the clock while the student waits to join one: the server decides
 * when, and its clock may be behind the device's.
 */
export function useCalendarRefresh(agenda: AgendaDay | undefined, now: Date): void {
  const refreshCalendar = useRefreshCalendar();
  const refreshItems = useRefreshCalendarItems();
  const refreshedAt = useRef(0);
  const refresh = useCallback(() => {
    refreshedAt.current = Date.now();
    refreshCalendar();
  }, [refreshCalendar]);
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

  const opened = useRef(now);
  const tick = useEffectEvent(() => {
    if (document.visibilityState === 'hidden' || !agenda?.items.some((item) => waitsToJoin(item, now))) return;
    // An item that begins, or a tab that becomes visible, may have had them refetched in this minute.
    if (minuteOf(refreshedAt.current) === minuteOf(Date.now())) return;
    refreshedAt.current = Date.now();
    refreshItems();
  });
  useEffect(() => {
    // The items are fetched when the panel opens.
    if (opened.current !== now) tick();
  }, [now]);
}
