import { useCallback } from 'react';
import { focusPageTitle } from './focus-page-title.ts';
import { isFocusLost } from './useFocusAfterRemoval.ts';

/** The last retry that removed its button, with the heading that took focus. When it fails, the button is back. */
let retried: { title: string; heading: Element | null } | null = null;

/** Focuses the heading that names the closest region or dialog around an element, or else the heading of the page. */
function focusHeadingAround(place: Element | undefined): void {
  const region = place?.closest(':is(section, dialog, [role="region"])[aria-labelledby]');
  const heading = document.getElementById(region?.getAttribute('aria-labelledby') ?? '');
  if (!heading) return focusPageTitle();
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * Moves focus to the heading above a retry button when a retry removes the button with its error. From there a screen
 * reader reads on to the loaded content. When the same content fails again, focus returns to the button.
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
