import { keptQueries, restoreQueries, type QueryCache } from '@portal/data/client';
import { cachedCourses } from '@portal/data/courses';
import { cachedProgressFrameEnabled } from '@portal/data/progress';
import { earlyTiles, TILES_SHOWN } from '@portal/domain/courses';
import { fingerprint, readKeptVisit, writeKeptVisit, type KeptZone } from '@portal/domain/session';
import { readLanguage } from '../appearance/appearance.ts';
import { storage } from '../portal/storage.ts';
import { readCookie } from './cookie-jar.ts';
import type { SessionStore } from './session-store.ts';
import { zonesToShow } from './zones-to-show.ts';

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

/** The tiles that the dashboard begins with; null where the school's own page takes their place, or nothing is known. */
function tilesShown(queries: QueryCache, userId: number) {
  const courses = cachedProgressFrameEnabled(queries) === false ? cachedCourses(queries, userId) : null;
  return courses && earlyTiles(courses.slice(0, TILES_SHOWN));
}

/** The notice of another zone that the dashboard has now; null = none. */
function zoneShown(timeZone: string): KeptZone | null {
  const language = readLanguage('en');
  const names = zonesToShow(timeZone, language);
  return names && { ...names, language, offset: new Date().getTimezoneOffset() };
}

/** Keeps what the student sees whenever the page is hidden, and forgets it with the session. Returns how to stop. */
export function keepLastVisit(session: SessionStore, queries: QueryCache): () => void {
  function keep() {
    const account = accountOf(session);
    if (document.visibilityState !== 'hidden' || !account) return;
    const { userId, timeZone } = account;
    const visit = {
      version,
      userId,
      at: Date.now(),
      session: fingerprint(readCookie('authorizationToken')),
      tiles: tilesShown(queries, userId),
      zone: timeZone && zoneShown(timeZone),
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
