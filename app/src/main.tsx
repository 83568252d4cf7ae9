import { fetchWithEarly } from '@portal/data/client';
import { readRuntimeConfig } from '@portal/domain/settings';
import { createI18n } from '@portal/ui/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { paintLanguage, rememberedLanguage } from './appearance/appearance.ts';
import { createPortal, Portal } from './portal/Portal.tsx';
import { loadPublic, pageAt } from './router/prefetch.ts';
import { errorPage, signIn } from './router/routes.ts';
import { restoreByHand } from './router/scroll-positions.ts';
import { storage } from './portal/storage.ts';
import { readCookie } from './session/cookie-jar.ts';
import type { SessionStore } from './session/session-store.ts';
import { provideWords } from './portal/words.ts';

/** Removes what an earlier portal at this address may have installed (000 §9). */
export async function unregisterServiceWorkers(): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(found.map((one) => one.unregister()));
}

/**
 * Settles what the first screen will be and fetches its code, so that it replaces the stand-in in one stroke. What
 * cannot be fetched is asked for again when it is drawn.
 */
async function firstScreen(pathname: string, session: SessionStore): Promise<void> {
  const page = pageAt(pathname);
  const code = page ? page.load() : loadPublic(pathname);
  code.catch(() => undefined);
  await session.check();
  const open = session.getState().status === 'authorized';
  await (page && !open ? signIn.load() : code).catch(() => undefined);
}

/** Starts the portal in the page. The stand-in from the HTML stays until everything for the first screen is there. */
export async function start(network?: typeof fetch): Promise<void> {
  const { config: coming, early } = window.portalBoot;
  const config = readRuntimeConfig(await coming, location.origin);
  const language = rememberedLanguage(config.defaultLanguage);
  paintLanguage(language);
  const parts = createPortal(config, { network: network ?? fetchWithEarly(early) });
  let signedIn = readCookie('authorizationToken') !== '';
  parts.session.subscribe(() => {
    // What was asked ahead for one student is nothing for the next.
    const { status } = parts.session.getState();
    if (signedIn && status === 'unauthorized') early.clear();
    signedIn = status === 'authorized';
  });
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const pathname = location.pathname.slice(base.length) || '/';
  const words = createI18n(language);
  provideWords(words);
  const [i18n] = await Promise.all([words, firstScreen(pathname, parts.session)]);
  const { mode } = parts.session.getState();
  storage.set('signInMode', mode === 'password' ? null : mode);
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={base}>
        <Portal parts={parts} i18n={i18n} />
      </BrowserRouter>
    </StrictMode>,
  );
  restoreByHand();
  // Without a connection it could not be fetched any more when it is needed.
  errorPage.load().catch(() => undefined);
  // Back from where the browser had gone: the page is as it was left, and what it waited for will not come.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && parts.session.getState().status === 'leaving') location.reload();
  });
}
