import { useCallback, useSyncExternalStore } from 'react';

/** On which sides a horizontally scrolling row overflows. */
export type ScrollOverflow = 'none' | 'before' | 'after' | 'both';

/** Tolerance in px for fractional scroll positions. */
const TOLERANCE = 2;

function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollOverflow {
  // Below 0 in a row that begins on the right.
  const scrolled = Math.abs(scrollLeft);
  const before = scrolled > TOLERANCE;
  const after = scrolled < scrollWidth - clientWidth - TOLERANCE;
  if (before) return after ? 'both' : 'before';
  return after ? 'after' : 'none';
}

/** Observes the overflow of a row as it scrolls and resizes; `none` while it is not mounted. */
export function useScrollOverflow(row: HTMLElement | null): ScrollOverflow {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!row) return () => undefined;
      const observer = new ResizeObserver(onChange);
      observer.observe(row);
      row.addEventListener('scroll', onChange, { passive: true });
      return () => {
        observer.disconnect();
        row.removeEventListener('scroll', onChange);
      };
    },
    [row],
  );
  return useSyncExternalStore(subscribe, () => (row ? overflowOf(row) : 'none'));
}
