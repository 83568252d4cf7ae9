import { LIVE_CLASSES_KEY } from '@portal/data/live-classes';
import { lagsBehind, type LiveClass } from '@portal/domain/live-classes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * Reads the lists anew as time goes on while one of them lags behind the clock, which may be ahead of the server's: what
 * is live, and what is still listed, is the server's to say.
 */
export function useFreshClasses(lists: readonly (readonly LiveClass[])[], now: Date, zone: string): void {
  const queries = useQueryClient();
  const behind = lists.some((classes) => lagsBehind(classes, now, zone));
  const last = useRef(now);
  useEffect(() => {
    // The answer itself moves no clock: one request a tick.
    if (last.current === now) return;
    last.current = now;
    if (behind) void queries.invalidateQueries({ queryKey: LIVE_CLASSES_KEY });
  }, [queries, behind, now]);
}
