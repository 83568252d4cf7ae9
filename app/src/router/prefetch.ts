import { matchPath, parsePath } from 'react-router-dom';
import type { LoadTranslations } from '../portal/services.ts';
import { errorPage, pageRoutes, publicRoutes, type PageRoute } from './routes.ts';

/** The route behind sign-in that matches a path. */
export function matchPageRoute(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath(route.path, pathname));
}

/** Fetches a screen in front of sign-in; what is at no known address ends on an error page. */
export function loadPublic(pathname: string, loadTranslations: LoadTranslations): Promise<void> {
  return (publicRoutes.find((route) => matchPath(route.path, pathname)) ?? errorPage).load(loadTranslations);
}

/** The screens that were fetched ahead, or are on their way. */
const prefetched = new Set<PageRoute>();

/** Fetches a screen ahead, once, before the student gets there. Failing is no matter: opening it asks again. */
export function prefetchPage(href: string, loadTranslations: LoadTranslations): void {
  const page = matchPageRoute(parsePath(href).pathname ?? '');
  if (!page || prefetched.has(page)) return;
  prefetched.add(page);
  page.load(loadTranslations).catch(() => prefetched.delete(page));
}
