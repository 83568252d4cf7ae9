import { useEffect, useRef } from 'react';

const focus = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null;
};

/**
 * Moves focus to the heading of what was opened. When that is closed, moves it back to its row, or else to the page's
 * heading.
 *
 * @param open the id of the open conversation, 'new', or null
 */
export function useFocusOnOpen(open: number | 'new' | null): void {
  const last = useRef(open);
  useEffect(() => {
    const closed = last.current;
    if (closed === open) return undefined;
    last.current = open;
    if (open !== null) {
      focus('[data-conversation-heading]');
      // Browsers blur a hidden element, here in the list on a phone, only when they paint.
      const frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body) focus('[data-conversation-heading]');
      });
      return () => cancelAnimationFrame(frame);
    }
    if (!(typeof closed === 'number' && focus(`[data-conversation="${closed}"]`))) focus('[data-page-title]');
    return undefined;
  }, [open]);
}
