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

/** The route behind sign-in that matches a path with its search. */
export function matchPageRoute(href: string): PageMatch | undefined {
  const { pathname = '', search } = parsePath(href);
  for (const page of pageRoutes) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, address: { params: match.params, search: new URLSearchParams(search) } };
  }
  return undefined;
}

/** Fetches a screen in front of sign-in; what is at no known address ends on an error page. */
export function loadPublic(pathname: string, loadTranslations: LoadTranslations): Promise<void> {
  return (publicRoutes.find((route) => matchPath(route.path, pathname)) ?? errorPage).load(loadTranslations);
}

/** Whether the student sees a page behind sign-in when they open it: nothing is fetched ahead for one that redirects. */
export function canSeePage({ session, config }: Pick<Services, 'session' | 'config'>, pathname: string): boolean {
  const state = session.getState();
  if (state.status !== 'authorized' || !mayOpen(state.session, pathname)) return false;
  const token = readCookie('authorizationToken');
  return closedGate(state.session, { ...config, token, here: location.href }) === null;
}

/** The links whose screens are being fetched ahead. */
const pending = new Set<string>();

/** Fetches the code of the screen that a link leads to, all its files in one go; for a link that has been pressed. */
export function preloadPage(href: string, { preloadScreen }: Services): void {
  preloadScreen(parsePath(href).pathname ?? '');
}

/**
 * Fetches a screen ahead, and what it begins with, before the student gets there. Failing is no matter: opening it asks
 * again. Nothing is fetched for a student who saves data.
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
