import { keptQueries, restoreQueries, type QueryCache } from '@portal/data/client';
import { fingerprint, readKeptVisit, writeKeptVisit } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import type { PortalServices } from '../portal/Portal.tsx';
import { storage } from '../portal/storage.ts';
import { canSeePage } from '../router/prefetch.ts';
import { readCookie } from '../session/cookie-jar.ts';
import type { SessionStore } from '../session/session-store.ts';
import { pictureShown } from './picture-shown.ts';

/** Of the code that keeps and restores: a file's name changes with its content. */
const version = import.meta.url;

const accountOf = ({ getState }: SessionStore) => {
  const state = getState();
  return state.status === 'authorized' ? state.session.account : null;
};

/**
 * Puts what this student saw last into the cache, so that it is shown at once and refreshed in place; what another one saw
 * is forgotten. Returns whether there was something.
 */
export function restoreLastVisit(session: SessionStore, queries: QueryCache): boolean {
  const userId = accountOf(session)?.userId;
  if (userId === undefined) return false;
  const visit = readKeptVisit(storage.get('lastVisit'), { version, userId, now: Date.now() });
  if (!visit) storage.set('lastVisit', null);
  else restoreQueries(queries, visit.queries);
  return visit !== null;
}

/**
 * Keeps what the student sees whenever the page is hidden, and forgets it with the session. The dashboard is not shown again to
 * one who sees another page in its place. Returns how to stop.
 */
export function keepLastVisit(services: Pick<PortalServices, 'session' | 'queries' | 'config'>): () => void {
  const { session, queries, config } = services;
  function keep() {
    const account = accountOf(session);
    if (document.visibilityState !== 'hidden' || !account) return;
    const visit = {
      version,
      userId: account.userId,
      at: Date.now(),
      session: fingerprint(readCookie('authorizationToken')),
      picture: canSeePage(services, paths.dashboard) ? pictureShown(queries, account, config) : null,
      queries: keptQueries(queries),
    };
    storage.set('lastVisit', writeKeptVisit(visit));
  }
  document.addEventListener('visibilitychange', keep);
  const unsubscribe = session.subscribe(() => {
    if (session.getState().status === 'unauthorized') storage.set('lastVisit', null);
  });
  return () => {
    document.removeEventListener('visibilitychange', keep);
    unsubscribe();
  };
}
