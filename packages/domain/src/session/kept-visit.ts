import * as v from 'valibot';
import { isRecent } from './kept-picture.ts';

/** What the student saw last, as stored on the device. */
export interface KeptVisit {
  /** The version of the portal that stored it: another version may interpret the data differently. */
  version: string;
  /** The student whose visit it was. */
  userId: number;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  /** {@link fingerprint} of the session's token. */
  session: string;
  /** What the dashboard showed; the next page shows it before the session is checked. null = nothing is known of it. */
  picture: unknown;
  /** The cached queries, as packages/data serialises them. */
  queries: unknown;
}

/**
 * Longest text to store, in characters. Browsers allow an origin about 5 million characters, which drafts need more.
 */
const MAX_LENGTH = 400_000;

const schema = v.object({
  version: v.string(),
  userId: v.number(),
  at: v.number(),
  session: v.string(),
  picture: v.unknown(),
  queries: v.unknown(),
});

/** Serialises a visit; null = it is too long to store. */
export function serializeKeptVisit(visit: KeptVisit): string | null {
  const text = JSON.stringify(visit);
  return text.length > MAX_LENGTH ? null : text;
}

/**
 * Parses a stored visit; null when there is none that this student should see: it is missing, invalid or too old, or of
 * another version or student.
 */
export function parseKeptVisit(
  text: string | null,
  { version, userId, now }: { version: string; userId: number; now: number },
): KeptVisit | null {
  if (text === null) return null;
  try {
    const visit = v.parse(schema, JSON.parse(text));
    const isOf = visit.version === version && visit.userId === userId;
    return isOf && isRecent(visit.at, now) ? visit : null;
  } catch {
    return null;
  }
}
