import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** The payment area scrolls into view after this time (002 §9). */
const SCROLL_MS = 100;

/** Brings the payment area into view once a change of the cards is done: the dialog that covered it has closed. */
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
