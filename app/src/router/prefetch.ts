import { matchPath, parsePath } from 'react-router-dom';
import type { LoadTranslations } from '../portal/services.ts';
import { errorPage, pageRoutes, publicRoutes, type PageRoute } from './routes.ts';

/** The route behind sign-in that matches a path. */
export function matchPageRoute(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath(route.path, pathname));
}

/** Fetches the code of the public screen at a path; an unknown path shows the error page. */
export function loadPublic(pathname: string): Promise<void> {
  return (publicRoutes.find((route) => matchPath(route.path, pathname)) ?? errorPage).load();
}

/** The screens whose code was prefetched, or is being fetched. */
const prefetched = new Set<PageRoute>();

/** Prefetches a screen's code, once. A failure is ignored: opening the screen fetches it again. */
export function prefetchPage(href: string): void {
  const page = matchPageRoute(parsePath(href).pathname ?? '');
  if (!page || prefetched.has(page)) return;
  prefetched.add(page);
  page.load(loadTranslations).catch(() => prefetched.delete(page));
}
