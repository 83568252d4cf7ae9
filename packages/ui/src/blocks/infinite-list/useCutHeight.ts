import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { cutHeight } from './cut-height.ts';

/**
 * Ends the box of a list within a row where not all rows fit: keeps that height in `--list-cut` of the scroll container. The card
 * around it knows the room; it has measured that when this runs.
 */
export function useCutHeight(
  box: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, HTMLLIElement>,
): void {
  const measure = useRef(() => {
    const scroller = box.current;
    const card = scroller?.parentElement;
    if (!scroller || !card) return;
    const room = Number.parseFloat(getComputedStyle(card).maxHeight);
    // Positions the rows that were just measured.
    virtualizer.getTotalSize();
    const height = cutHeight(room, virtualizer.measurementsCache);
    scroller.style.setProperty('--list-cut', height === null ? 'none' : `${height}px`);
  });
  useLayoutEffect(() => measure.current());
  useLayoutEffect(() => {
    const update = () => measure.current();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      removeEventListener('resize', update);
    };
  }, []);
}
