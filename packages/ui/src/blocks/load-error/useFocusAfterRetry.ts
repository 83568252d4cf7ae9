import { useCallback } from 'react';
import { focusPageTitle, isFocusLost } from '../../kit/index.ts';

/** The retry that took its button out of the page, and what has focus in its place: it may fail again. */
let retried: { title: string; heading: Element | null } | null = null;

/** The heading that names the nearest region or dialog around a place of the page, else that of the page. */
function focusHeadingAround(place: Element | undefined): void {
  const region = place?.closest(':is(section, dialog, [role="region"])[aria-labelledby]');
  const heading = document.getElementById(region?.getAttribute('aria-labelledby') ?? '');
  if (!heading) return focusPageTitle();
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * The retry button goes with the error while the content is loaded: the heading above it takes focus, from which a screen reader
 * reads on to the content. When the same content fails again, focus returns to the button.
 *
 * @param title the title of the error
 * @returns the ref of the button
 */
export function useFocusAfterRetry(title: string): (button: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (button) => {
      if (!button) return undefined;
      const { activeElement } = document;
      if (retried?.title === title && (isFocusLost() || activeElement === retried.heading)) button.focus();
      return () => {
        // React detaches the ref while the element is still in the page.
        if (document.activeElement !== button) return;
        retried = { title, heading: null };
        const around: Element[] = [];
        for (let next = button.parentElement; next; next = next.parentElement) around.push(next);
        queueMicrotask(() => {
          if (!isFocusLost()) return;
          focusHeadingAround(around.find((one) => one.isConnected));
          retried = { title, heading: document.activeElement };
        });
      };
    },
    [title],
  );
}
