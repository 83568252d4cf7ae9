import * as v from 'valibot';

/** What the student saw last, as the device keeps it. */
export interface KeptVisit {
  /** Of the portal that kept it: another one may understand the data otherwise. */
  version: string;
  /** Whose visit it was. */
  userId: number;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** The queries, as packages/data writes them. */
  queries: unknown;
}

/** How long what was seen is worth showing, in milliseconds. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
/** A clock that was put right may be this much behind the one before, in milliseconds. */
const CLOCK_TOLERANCE = 60_000;
/** Browsers give an origin some 5 million characters, which drafts need more. */
const MAX_LENGTH = 400_000;

const schema = v.object({ version: v.string(), userId: v.number(), at: v.number(), queries: v.unknown() });

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
    const age = now - visit.at;
    const isOf = visit.version === version && visit.userId === userId;
    return isOf && age >= -CLOCK_TOLERANCE && age <= MAX_AGE ? visit : null;
  } catch {
    return null;
  }
}
