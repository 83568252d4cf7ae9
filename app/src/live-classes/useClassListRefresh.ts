import { useRefreshLiveClasses } from '@portal/data/live-classes';
import { hasStaleClasses, type LiveClass } from '@portal/domain/live-classes';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Refetches the lists with every tick of the clock while one of them is out of date. The server decides what is live and
 * what is still listed, and its clock may be behind the device's.
 */
export function useClassListRefresh(lists: readonly (readonly LiveClass[])[], now: Date, zone: string): void {
  const refresh = useRefreshLiveClasses();
  const outdated = lists.some((classes) => hasStaleClasses(classes, now, zone));
  const opened = useRef(now);
  const tick = useEffectEvent(() => {
    if (outdated) refresh();
  });
  useEffect(() => {
    // The lists are fetched when the page opens.
    if (opened.current !== now) tick();
  }, [now]);
}
