import { matchPath } from 'react-router-dom';
import { pageRoutes, type PageRoute } from './table.ts';

/** The screen an address leads to. */
export function pageAt(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath(route.path, pathname));
}

/** Fetches a screen's code before the student gets there. Failing is no matter: opening it asks again. */
export function prefetchPage(pathname: string): void {
  pageAt(pathname)
    ?.load()
    .catch(() => undefined);
}
