import { fingerprint, parseKeptPicture } from '@portal/domain/session';
import { storage } from '../portal/storage.ts';
import { readCookie } from '../session/cookie-jar.ts';
import type { KeptPicture } from './first-picture/index.ts';

/** The dashboard as it was shown at the last visit in this session; menu and school are the same on every page. */
export interface LastVisit {
  picture: KeptPicture;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

/**
 * Returns the last visit; null = no dashboard with courses was stored in this session by this version of the portal.
 */
export function readLastVisit(): LastVisit | null {
  const kept = parseKeptPicture(storage.get('lastVisit'), {
    isVersion: (version) => (window.preloadManifest?.files ?? []).some((file) => version === location.origin + file),
    session: fingerprint(readCookie('authorizationToken')),
    now: Date.now(),
  });
  const shown = kept?.picture as Partial<KeptPicture> | undefined;
  const hasCourses = Array.isArray(shown?.tiles) && shown.tiles.some((tile) => tile !== null);
  return kept && hasCourses ? { picture: shown as KeptPicture, at: kept.at } : null;
}
