import { matchPath } from 'react-router-dom';
import { errorPage, pageRoutes, publicRoutes, type PageRoute } from './table.ts';

/** The screen an address leads to. */
export function pageAt(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath(route.path, pathname));
}

/** Fetches the code of a screen in front of sign-in; what is at no known address ends on an error page. */
export function loadPublic(pathname: string): Promise<void> {
  return (publicRoutes.find((route) => matchPath(route.path, pathname)) ?? errorPage).load();
}

/** Fetches a screen's code before the student gets there. Failing is no matter: opening it asks again. */
export function prefetchPage(pathname: string): void {
  pageAt(pathname)
    ?.load()
    .catch(() => undefined);
}
