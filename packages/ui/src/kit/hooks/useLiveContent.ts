import { useEffect, useState } from 'react';

/** How long a browser takes to tell assistive technology about a new live region, in milliseconds. */
const REGION_KNOWN_MS = 200;

interface LiveContent {
  'aria-hidden': true | undefined;
}

/**
 * Attributes for the content of a live region that is mounted together with it (WCAG 4.1.3): screen readers announce only
 * what is added to a region that they know already, so for a moment the content is only visible. Not for focusable
 * elements. A region that can be rendered before its content does not need this.
 *
 * @param live whether there is a live region
 */
export function useLiveContent(live = true): LiveContent {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (!live) return undefined;
    const timer = setTimeout(setKnown, REGION_KNOWN_MS, true);
    return () => clearTimeout(timer);
  }, [live]);
  return { 'aria-hidden': live && !known ? true : undefined };
}
