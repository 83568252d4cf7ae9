import { focusPageTitle } from '@portal/ui/kit';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { recordScroll, restoreScroll } from './scroll-positions.ts';

let lastPathname: string | null = null;

/**
 * Moves focus to the page's heading after a navigation, and scrolls to the top or, after back or forward, to where the
 * page was left. Rendered next to the page's content, so that its effects run when the content is there. The first page
 * of a visit keeps the browser's focus and position.
 */
export function RouteAnnouncer() {
  const { pathname, key } = useLocation();
  const back = useNavigationType() === NavigationType.Pop;
  useEffect(() => recordScroll(key), [key]);
  useEffect(() => {
    const first = lastPathname === null;
    if (lastPathname === pathname) return undefined;
    lastPathname = pathname;
    if (first) return undefined;
    focusPageTitle();
    if (back) return restoreScroll(key);
    window.scrollTo(0, 0);
    return undefined;
    // Another history entry of the same page (a tab, a search) is not a new page.
  }, [pathname, back, key]);
  return null;
}
