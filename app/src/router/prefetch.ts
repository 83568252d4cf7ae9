import { matchPath, parsePath } from 'react-router-dom';
import type { LoadTranslations, Services } from '../portal/services.ts';
import { errorPage, pageRoutes, publicRoutes, type PageRoute } from './routes.ts';

/** The route behind sign-in that matches a path. */
export function matchPageRoute(pathname: string): PageRoute | undefined {
  return pageRoutes.find((route) => matchPath(route.path, pathname));
}

/** Fetches a screen in front of sign-in; what is at no known address ends on an error page. */
export function loadPublic(pathname: string, loadTranslations: LoadTranslations): Promise<void> {
  return (publicRoutes.find((route) => matchPath(route.path, pathname)) ?? errorPage).load(loadTranslations);
}

/** The screens that are being fetched ahead. */
const pending = new Set<PageRoute>();

/** Whether the student asked the browser to save data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches a screen ahead, and what it begins with, before the student gets there. Failing is no matter: opening it asks
 * again. Nothing is fetched for a student who saves data.
 */
export function prefetchPage(href: string, services: Services): void {
  const page = matchPageRoute(parsePath(href).pathname ?? '');
  if (!page || pending.has(page) || savesData()) return;
  pending.add(page);
  void page
    .prefetch(services, 'intent')
    .catch(() => undefined)
    .finally(() => pending.delete(page));
}
