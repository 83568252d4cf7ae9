import { useRefreshLiveClasses } from '@portal/data/live-classes';
import { lagsBehind, type LiveClass } from '@portal/domain/live-classes';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Refetches the lists as time goes on while one of them lags behind the clock, which may be ahead of the server's: what
 * is live, and what is still listed, is the server's to say.
 */
export function useClassListRefresh(lists: readonly (readonly LiveClass[])[], now: Date, zone: string): void {
  const refresh = useRefreshLiveClasses();
  const behind = lists.some((classes) => lagsBehind(classes, now, zone));
  const opened = useRef(now);
  const tick = useEffectEvent(() => {
    if (behind) refresh();
  });
  useEffect(() => {
    // What is fetched when the page opens is fresh.
    if (opened.current !== now) tick();
  }, [now]);
}
