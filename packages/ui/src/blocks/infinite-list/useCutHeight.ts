import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { cutHeight } from './cut-height.ts';

/**
 * Ends the box of a list within a row where not all rows fit: keeps that height in `--list-cut` of the scroll container. The card
 * around it knows the room.
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
    // The card measures its room after its rows, and keeps it in its style.
    const room = new MutationObserver(update);
    const card = box.current?.parentElement;
    if (card) room.observe(card, { attributeFilter: ['style'] });
    addEventListener('resize', update);
    return () => {
      room.disconnect();
      removeEventListener('resize', update);
    };
  }, [box]);
}
