import { useCallback, useSyncExternalStore } from 'react';

/** What a row that scrolls sideways hides: nothing, or something before or after what is seen. */
export type Hidden = 'nothing' | 'before' | 'after' | 'both';

/** Fractions of a pixel are no distance. */
const SLACK = 2;

function hiddenIn({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden {
  const before = scrollLeft > SLACK;
  const after = scrollLeft < scrollWidth - clientWidth - SLACK;
  if (before) return after ? 'both' : 'before';
  return after ? 'after' : 'nothing';
}

/** Follows a row as it scrolls, grows and shrinks; nothing is hidden in one that is not there yet. */
export function useHidden(row: HTMLElement | null): Hidden {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!row) return () => undefined;
      const observer = new ResizeObserver(changed);
      observer.observe(row);
      row.addEventListener('scroll', changed, { passive: true });
      return () => {
        observer.disconnect();
        row.removeEventListener('scroll', changed);
      };
    },
    [row],
  );
  return useSyncExternalStore(subscribe, () => (row ? hiddenIn(row) : 'nothing'));
}
