/** Younger than this it is no different for the student, in milliseconds. */
const WORTH_SAYING = 60_000;
/** Whether a page says that what it shows was fetched at another time. */
export const isWorthSaying = (at: number, now: number): boolean => now - at >= WORTH_SAYING;

/** How long what was seen is worth showing, in milliseconds. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
/** A clock that was put right may be this much behind the one before, in milliseconds. */
const CLOCK_TOLERANCE = 60_000;
/** Whether what was kept at a time is worth showing now. */
export const isRecent = (at: number, now: number) => now - at >= -CLOCK_TOLERANCE && now - at <= MAX_AGE;

/** What of the last visit the placeholder shows. */
export interface KeptPicture {
  /** The tiles, which are still to be checked. */
  tiles: unknown;
  /** IANA id of the zone that times were shown in; null = the device's. */
  zone: string | null;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

/**
 * What was kept for the start of a page: nobody has said yet who the student is, so it must be of the very session that is
 * there. Without the schema of kept-visit.ts, which is too much code for it; null = nothing to show.
 */
export function readKeptPicture(
  text: string | null,
  { isVersion, session, now }: { isVersion: (version: string) => boolean; session: string; now: number },
): KeptPicture | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Record<'version' | 'at' | 'session' | 'tiles' | 'zone', unknown> | null;
    if (typeof kept?.version !== 'string' || typeof kept.at !== 'number' || kept.session !== session) return null;
    const zone = typeof kept.zone === 'string' ? kept.zone : null;
    return isVersion(kept.version) && isRecent(kept.at, now) ? { tiles: kept.tiles, zone, at: kept.at } : null;
  } catch {
    return null;
  }
}
