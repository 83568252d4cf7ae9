import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let lastArrival: string | null = null;

/**
 * Beside a page's content, so it takes effect when that content is there: focus goes to the page's heading, and the
 * page begins at its top. The first page of a visit keeps the browser's own start.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  useEffect(() => {
    const first = lastArrival === null;
    if (lastArrival === pathname) return;
    lastArrival = pathname;
    if (first) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
