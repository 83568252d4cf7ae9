/** Age from which data counts as old, in milliseconds: below it, the student would see no difference. */
const MIN_SHOWN_AGE_MS = 60_000;
/** Whether a page states when its data was fetched, because that was some time ago. */
export const showsLastVisitAge = (at: number, now: number): boolean => now - at >= MIN_SHOWN_AGE_MS;

/** Greatest age of kept data that is still shown, in milliseconds. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
/** Kept data may be from the future by this much, in milliseconds: the device's clock may have been corrected. */
const CLOCK_TOLERANCE = 60_000;
/** Whether data that was kept at a time is recent enough to show now. */
export const isRecent = (at: number, now: number) => now - at >= -CLOCK_TOLERANCE && now - at <= MAX_AGE;

/**
 * Reads the picture that was kept for the start of a page, and when it was kept, in milliseconds since 1970; null =
 * nothing to show. At that time the student is not known yet, so the picture must be of the current session's token;
 * and it must be of the same build, so that its shape is known. It does not use the schema of kept-visit.ts, which is
 * too much code for the start of a page.
 */
export function parseKeptPicture(
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
