import { closedGate, mayOpen } from '@portal/domain/session';
import { matchPath, parsePath } from 'react-router-dom';
import { prefersReducedData } from '../portal/prefers-reduced-data.ts';
import type { LoadTranslations, Services } from '../portal/services.ts';
import { readCookie } from '../session/cookie-jar.ts';
import type { RouteAddress } from './lazy-route.tsx';
import { errorPage, pageRoutes, publicRoutes, type PageRoute } from './routes.ts';

/** A route behind sign-in that matches a URL. */
export interface PageMatch {
  page: PageRoute;
  address: RouteAddress;
}

/** Returns the route behind sign-in that matches a path with its search. */
export function matchPageRoute(href: string): PageMatch | undefined {
  const { pathname = '', search } = parsePath(href);
  for (const page of pageRoutes) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, address: { params: match.params, search: new URLSearchParams(search) } };
  }
  return undefined;
}

/** Fetches the code of a public screen; of the error page where no screen has that path. */
export function loadPublic(pathname: string, loadTranslations: LoadTranslations): Promise<void> {
  return (publicRoutes.find((route) => matchPath(route.path, pathname)) ?? errorPage).load(loadTranslations);
}

/**
 * Whether the student sees a page behind sign-in when they open it: nothing is prefetched for a page that redirects.
 */
export function canSeePage({ session, config }: Pick<Services, 'session' | 'config'>, pathname: string): boolean {
  const state = session.getState();
  if (state.status !== 'authorized' || !mayOpen(state.session, pathname)) return false;
  const token = readCookie('authorizationToken');
  return closedGate(state.session, { ...config, token, here: location.href }) === null;
}

/** The links whose screens are being prefetched. */
const pending = new Set<string>();

/** Preloads all files of the screen that a link leads to, in parallel; for a link that was clicked. */
export function preloadPage(href: string, { preloadScreen }: Services): void {
  preloadScreen(parsePath(href).pathname ?? '');
}

/**
 * Prefetches the code and first data of a screen before the student opens it. Failures are ignored, since opening the
 * screen fetches again. Nothing is prefetched for a student who saves data.
 */
export function prefetchPage(href: string, services: Services): void {
  const { pathname = '' } = parsePath(href);
  const route = matchPageRoute(href);
  if (!route || pending.has(href) || prefersReducedData() || !canSeePage(services, pathname)) return;
  pending.add(href);
  services.preloadScreen(pathname);
  void route.page
    .prefetch(services, 'intent', route.address)
    .catch(() => undefined)
    .finally(() => pending.delete(href));
}
