import * as v from 'valibot';
import { isRecent } from './kept-picture.ts';

/** What the student saw last, as the device keeps it. */
export interface KeptVisit {
  /** Of the portal that kept it: another one may understand the data otherwise. */
  version: string;
  /** Whose visit it was. */
  userId: number;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** {@link fingerprint} of the session's token. */
  session: string;
  /** What the dashboard showed, for the next page to show before the session is checked; null = nothing is known of it. */
  picture: unknown;
  /** The queries, as packages/data writes them. */
  queries: unknown;
}

/** Browsers give an origin some 5 million characters, which drafts need more. */
const MAX_LENGTH = 400_000;

const schema = v.object({
  version: v.string(),
  userId: v.number(),
  at: v.number(),
  session: v.string(),
  picture: v.unknown(),
  queries: v.unknown(),
});

/** The text to keep; null = it would take too much room. */
export function writeKeptVisit(visit: KeptVisit): string | null {
  const text = JSON.stringify(visit);
  return text.length > MAX_LENGTH ? null : text;
}

/** What was kept; null = nothing that this student should see again. */
export function readKeptVisit(
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
