import { matchPath, parsePath } from 'react-router-dom';
import { errorPage, pageRoutes, publicRoutes, type PageRoute } from './routes.ts';

/** The screen an address leads to. */
export function pageAt(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath(route.path, pathname));
}

/** Fetches the code of a screen in front of sign-in; what is at no known address ends on an error page. */
export function loadPublic(pathname: string): Promise<void> {
  return (publicRoutes.find((route) => matchPath(route.path, pathname)) ?? errorPage).load();
}

/** The screens whose code was fetched ahead, or is on its way. */
const prefetched = new Set<PageRoute>();

/** Fetches a screen's code, once, before the student gets there. Failing is no matter: opening it asks again. */
export function prefetchPage(href: string): void {
  const page = pageAt(parsePath(href).pathname ?? '');
  if (!page || prefetched.has(page)) return;
  prefetched.add(page);
  page.load().catch(() => prefetched.delete(page));
}
