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

/** The notice that the device is in another zone, as it was shown. */
export interface KeptZone {
  /** The names of the device's zone and of the student's. */
  device: string;
  profile: string;
  /** The language of the names. */
  language: string;
  /** Of the device's clock from UTC, as `Date` has it, in minutes: its zone itself takes a phone too long to find out. */
  offset: number;
}

/** Where the notice would be the same now. */
type Here = Pick<KeptZone, 'language' | 'offset'>;

function readZone(sent: unknown, here: Here): KeptZone | null {
  const { device, profile, language, offset } = (sent ?? {}) as Partial<Record<keyof KeptZone, unknown>>;
  if (typeof device !== 'string' || typeof profile !== 'string') return null;
  return language === here.language && offset === here.offset ? { device, profile, ...here } : null;
}

/** What of the last visit the placeholder shows. */
export interface KeptPicture {
  /** The tiles, which are still to be checked. */
  tiles: unknown;
  /** The notice of another zone; null = there was none, or it would be another one here. */
  zone: KeptZone | null;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
}

/**
 * What was kept for the start of a page: nobody has said yet who the student is, so it must be of the very session that is
 * there. Without the schema of kept-visit.ts, which is too much code for it; null = nothing to show.
 */
export function readKeptPicture(
  text: string | null,
  {
    isVersion,
    session,
    now,
    ...here
  }: { isVersion: (version: string) => boolean; session: string; now: number } & Here,
): KeptPicture | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Record<'version' | 'at' | 'session' | 'tiles' | 'zone', unknown> | null;
    if (typeof kept?.version !== 'string' || typeof kept.at !== 'number' || kept.session !== session) return null;
    if (!isVersion(kept.version) || !isRecent(kept.at, now)) return null;
    const { language, offset } = here;
    return { tiles: kept.tiles, zone: readZone(kept.zone, { language, offset }), at: kept.at };
  } catch {
    return null;
  }
}
