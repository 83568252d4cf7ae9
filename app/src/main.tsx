import { fetchWithEarly } from '@portal/data/client';
import { prefetchAppSetting } from '@portal/data/settings';
import { prefetchMenu } from '@portal/data/shell';
import { paths } from '@portal/domain/screens';
import { refusalPage, type SessionState } from '@portal/domain/session';
import { readRuntimeConfig, type RuntimeConfig } from '@portal/domain/settings';
import { asLanguage, changeLanguage, createI18n } from '@portal/ui/i18n';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { applyLanguage, readLanguage } from './appearance/appearance.ts';
import { RepeatEarlyControls } from './boot/RepeatEarlyControls.tsx';
import { createPortalServices, Portal, type PortalServices } from './portal/Portal.tsx';
import type { ScreenPrefetchContext } from './portal/services.ts';
import { loadPublic, matchPageRoute, canSeePage, type PageMatch } from './router/prefetch.ts';
import { listenBeforeRouter } from './router/leave-guard.ts';
import { startReports, type ReportIncident } from './reporting/reports.ts';
import { errorPage } from './router/routes.ts';
import { dependsOnSession, replacesSession, waitsForSession } from './router/session-pages.ts';
import { controlScrollRestoration } from './router/scroll-positions.ts';
import { loadKnownBanners, prefetchSchoolBanners } from './shell/SchoolBanners.tsx';
import { storage } from './portal/storage.ts';
import { keepLastVisit, restoreLastVisit } from './last-visit/last-visit.ts';

/** Unregisters the service workers that an earlier portal at this origin may have installed (000 §9). */
export async function unregisterServiceWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(found.map((one) => one.unregister()));
}

/** How long the first screen waits for its data once its code has loaded, in milliseconds. */
const PREFETCH_TIMEOUT_MS = 300;

/** Fetches the data of the first picture, much of which the boot script has requested already. Never rejects. */
async function firstData(
  { page, address }: PageMatch,
  context: ScreenPrefetchContext,
  services: PortalServices,
): Promise<void> {
  services.errorPageRequests.hold();
  // Otherwise the boot script and the code would both send the same calls.
  await window.portalBoot.allSent;
  const screen = page.prefetch(services, 'screen', address).catch(() => undefined);
  await Promise.all([prefetchMenu(context), prefetchSchoolBanners(context), screen]);
}

/** Fetches what the first picture of a public screen depends on: whether the form has a captcha. Never rejects. */
const publicData = async (pathname: string, services: PortalServices): Promise<void> =>
  matchPath(paths.forgotPassword, pathname) ? prefetchAppSetting({ ...services, ahead: 'screen' }) : undefined;

/**
 * Fetches the code of the notices that are known to be shown above the screen, so that React's first picture has them:
 * they would shift the layout later. Like the screen's own code, it is awaited however slow the server is. Never
 * rejects.
 */
async function noticesCode({ page }: PageMatch, context: ScreenPrefetchContext): Promise<void> {
  await Promise.all([page.loadNotices(context).catch(() => undefined), loadKnownBanners(context)]);
}

/**
 * Returns the path to which a student whose session is refused at start-up is redirected from a screen behind sign-in;
 * null = none. RequireSession does the same, but only in the first render, which would remove the placeholder with what
 * was typed there.
 */
function redirectAtStart(state: SessionState, pathname: string, behindSignIn: boolean): string | null {
  if (state.status !== 'unauthorized') return null;
  const refusal = refusalPage(state.variant);
  if (behindSignIn) return refusal ?? paths.login;
  // A refusal also replaces the sign-in form (contract 1.5). With a provider, /Login shows the refusal itself, with the
  // only way to log out at the provider.
  return state.mode === 'password' && matchPath(paths.login, pathname) ? refusal : null;
}

/**
 * Determines the first screen and fetches its code and data, so that it replaces the placeholder in one step. Code that
 * cannot be fetched is requested again when the screen renders.
 */
async function firstScreen(pathname: string, base: string, services: PortalServices): Promise<void> {
  const { session, queries, loadTranslations } = services;
  const match = matchPageRoute(pathname + location.search);
  const page = match?.page;
  const code = page ? page.load(loadTranslations) : loadPublic(pathname, loadTranslations);
  code.catch(() => undefined);
  const checked = replacesSession(pathname) ? undefined : session.check();
  if (dependsOnSession(pathname)) await checked;
  else void checked?.then(() => restoreLastVisit(session, queries));
  const state = session.getState();
  // The check failed, and nothing is subscribed to its failure yet. It is not repeated (contract 1.1).
  const failed = waitsForSession(pathname, state.mode) && state.status === 'checking' && !state.slow;
  if (failed) history.pushState(null, '', base + paths.error);
  const redirect = redirectAtStart(state, pathname, page !== undefined);
  if (redirect !== null) {
    if (page) storage.set('lastPath', pathname + location.search);
    history.replaceState(null, '', base + redirect);
  }
  // The restored data of the last visit is shown at once.
  const timeoutMs = restoreLastVisit(session, queries) ? 0 : PREFETCH_TIMEOUT_MS;
  // Nothing is fetched for a student who will not see the screen.
  const context = match && canSeePage(services, pathname) ? services.prefetchContext('screen') : null;
  const data = match ? context && firstData(match, context, services) : publicData(pathname, services);
  const notices = match && context && noticesCode(match, context);
  const screen = failed
    ? errorPage.load(loadTranslations)
    : redirect !== null
      ? loadPublic(redirect, loadTranslations)
      : code;
  await Promise.all([screen.catch(() => undefined), notices]);
  // The data of a slow server is not awaited.
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

/** Ends the current task, so that the page can handle input before the next one. */
const nextTask = () => new Promise<void>((begin) => setTimeout(begin));

/** Starts the portal in the page. The placeholder in the HTML stays until everything for the first screen has loaded. */
export async function start(network?: typeof fetch): Promise<void> {
  const { config: coming, preloadLater, waitIfLeavingDocument } = window.portalBoot;
  preloadLater();
  // Evaluating the code was a long task already.
  await nextTask();
  const config = readRuntimeConfig(await coming, location.origin);
  const report = startReports(config.reports);
  try {
    await showPortal(config, report, network);
  } catch (thrown) {
    await waitIfLeavingDocument();
    report?.({ kind: 'error', source: 'start', thrown });
    throw thrown;
  }
}

/**
 * Reports an error that an error boundary has caught, and logs it: React does not log it when `onCaughtError` is set.
 */
function reportCaught(report: ReportIncident, thrown: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(thrown);
  report({ kind: 'error', source: 'boundary', thrown });
}

async function showPortal(config: RuntimeConfig, report: ReportIncident | null, network?: typeof fetch): Promise<void> {
  const { early, noteSent, preloadScreen, readEarlyControls, started, waitIfLeavingDocument } = window.portalBoot;
  const language = readLanguage(asLanguage(config.defaultLanguage));
  applyLanguage(language);
  const translations = createI18n(language);
  const services = createPortalServices(config, translations, {
    network: network ?? fetchWithEarly(early, noteSent),
    forgetEarly: () => early.clear(),
    preloadScreen,
    waitIfLeavingDocument,
    report,
  });
  keepLastVisit(services);
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const pathname = location.pathname.slice(base.length) || '/';
  const [i18n] = await Promise.all([translations, firstScreen(pathname, base, services)]);
  const { mode, status } = services.session.getState();
  // The check asks whether the server has disabled the provider.
  if (status !== 'ready' && status !== 'checking') storage.set('signInMode', mode === 'password' ? null : mode);
  // A language that was chosen in the placeholder in the meantime.
  const chosen = readLanguage(language);
  if (chosen !== language && (await changeLanguage(i18n, chosen))) applyLanguage(chosen);
  await nextTask();
  started();
  // From now on, a choice in the placeholder reloads the page. One that was made since the last read reloads it, too.
  if (readLanguage(language) !== chosen) location.reload();
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  controlScrollRestoration();
  listenBeforeRouter();
  // A screen is rendered as a transition, in slices, so that the page can handle input in between. The sign-in form is
  // not, since what is typed into its placeholder between two slices would be lost.
  const draw = services.session.getState().status === 'authorized' ? startTransition : (run: () => void) => run();
  draw(() =>
    createRoot(root, report ? { onCaughtError: (thrown) => reportCaught(report, thrown) } : {}).render(
      <StrictMode>
        <BrowserRouter basename={base}>
          <Portal services={services} i18n={i18n} />
        </BrowserRouter>
        <RepeatEarlyControls read={readEarlyControls} />
      </StrictMode>,
    ),
  );
  // Prefetched, because it could not be fetched when it is needed without a connection.
  errorPage.load(services.loadTranslations).catch(() => undefined);
  // Restored from the back/forward cache after external navigation: the aborted responses will not arrive.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && services.session.getState().status === 'leaving') location.reload();
  });
}
