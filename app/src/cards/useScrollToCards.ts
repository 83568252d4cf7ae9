import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Delay before the payment area scrolls into view (002 §9). */
const SCROLL_MS = 100;

/** Scrolls the payment area into view after a change of the cards, when the dialog that covered it has closed. */
export function useScrollToCards(): { area: RefObject<HTMLDivElement | null>; scroll: () => void } {
  const area = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const scroll = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => area.current?.scrollIntoView({ block: 'nearest' }), SCROLL_MS);
  }, []);
  return { area, scroll };
}
