import { useEffect, useState } from 'react';

/** On which sides a horizontally scrolling row overflows. */
export type ScrollOverflow = 'none' | 'before' | 'after' | 'both';

/** Tolerance in px for fractional scroll positions. */
const TOLERANCE = 2;

function overflowOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): ScrollOverflow {
  // Negative in a row that begins on the right.
  const scrolled = Math.abs(scrollLeft);
  const before = scrolled > TOLERANCE;
  const after = scrolled < scrollWidth - clientWidth - TOLERANCE;
  if (before) return after ? 'both' : 'before';
  return after ? 'after' : 'none';
}

/**
 * Observes the overflow of a row as it scrolls and resizes; `none` while it is not mounted. It is read in the observer's
 * callback, when the layout is done: reading it on mounting would lay the page out once more.
 *
 * @param items the number of items in the row, which its own size does not show
 */
export function useScrollOverflow(row: HTMLElement | null, items: number): ScrollOverflow {
  const [overflow, setOverflow] = useState<ScrollOverflow>('none');
  useEffect(() => {
    if (!row) return undefined;
    const read = () => setOverflow(overflowOf(row));
    const observer = new ResizeObserver(read);
    observer.observe(row);
    row.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', read);
    };
  }, [row, items]);
  return row ? overflow : 'none';
}
