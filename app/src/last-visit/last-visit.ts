import { keptQueries, restoreQueries, type QueryCache } from '@portal/data/client';
import { fingerprint, parseKeptVisit, serializeKeptVisit } from '@portal/domain/session';
import { paths } from '@portal/domain/screens';
import type { PortalServices } from '../portal/Portal.tsx';
import { storage } from '../portal/storage.ts';
import { canSeePage } from '../router/prefetch.ts';
import { readCookie } from '../session/cookie-jar.ts';
import type { SessionStore } from '../session/session-store.ts';
import { pictureShown } from './picture-shown.ts';

/** The version of the stored data: the URL of this code's file, whose name changes with its content. */
const version = import.meta.url;

const accountOf = ({ getState }: SessionStore) => {
  const state = getState();
  return state.status === 'authorized' ? state.session.account : null;
};

/**
 * Restores the query cache of this student's last visit, so that its data is shown at once and refreshed in place;
 * deletes the stored visit of another student. Returns whether there was one to restore.
 */
export function restoreLastVisit(session: SessionStore, queries: QueryCache): boolean {
  const userId = accountOf(session)?.userId;
  if (userId === undefined) return false;
  const visit = parseKeptVisit(storage.get('lastVisit'), { version, userId, now: Date.now() });
  if (!visit) storage.set('lastVisit', null);
  else restoreQueries(queries, visit.queries);
  return visit !== null;
}

/** Whether this document stores nothing any more. */
let dropped = false;

/** Deletes the stored visit. This document, which is about to be left, does not store it again. */
export function dropLastVisit(): void {
  dropped = true;
  storage.set('lastVisit', null);
}

/**
 * Stores what the student sees whenever the page is hidden, and deletes it when the session ends. The dashboard's
 * picture is not stored for a student who sees another page in its place. Returns the function that stops this.
 */
export function keepLastVisit(services: Pick<PortalServices, 'session' | 'queries' | 'config'>): () => void {
  const { session, queries, config } = services;
  dropped = false;
  function keep() {
    const account = accountOf(session);
    if (dropped || document.visibilityState !== 'hidden' || !account) return;
    const visit = {
      version,
      userId: account.userId,
      at: Date.now(),
      session: fingerprint(readCookie('authorizationToken')),
      picture: canSeePage(services, paths.dashboard) ? pictureShown(queries, account, config) : null,
      queries: keptQueries(queries),
    };
    storage.set('lastVisit', serializeKeptVisit(visit));
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
