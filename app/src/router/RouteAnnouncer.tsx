import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { noteScroll, restoreScroll } from './scroll-positions.ts';

let lastArrival: string | null = null;

/**
 * Beside a page's content, so it takes effect when that content is there: focus goes to the page's heading, and the
 * page begins at its top, or, for a step back or forward, where it was left. The first page of a visit keeps the
 * browser's own start.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useEffect(() => noteScroll(key), [key]);
  useEffect(() => {
    const first = lastArrival === null;
    if (lastArrival === pathname) return undefined;
    lastArrival = pathname;
    if (first) return undefined;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
    if (back) return restoreScroll(key);
    window.scrollTo(0, 0);
    return undefined;
    // Another entry of the same page (a tab, a search) is no arrival.
  }, [pathname, back, key]);
  return null;
}
