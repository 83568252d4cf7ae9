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

/**
 * What was kept for the start of a page, and when, in milliseconds since 1970. Nobody has said yet who the student is, so it must
 * be of the very session that is there; and it is of the same build, so that its shape is known. Without the schema of
 * kept-visit.ts, which is too much code for it; null = nothing to show.
 */
export function readKeptPicture(
  text: string | null,
  { isVersion, session, now }: { isVersion: (version: string) => boolean; session: string; now: number },
): { picture: unknown; at: number } | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Record<'version' | 'at' | 'session' | 'picture', unknown> | null;
    if (typeof kept?.version !== 'string' || typeof kept.at !== 'number' || kept.session !== session) return null;
    if (!isVersion(kept.version) || !isRecent(kept.at, now) || !kept.picture) return null;
    return { picture: kept.picture, at: kept.at };
  } catch {
    return null;
  }
}
