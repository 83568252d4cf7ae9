import * as v from 'valibot';
import { FailureError } from './failure.ts';

/** A boolean of the wire: absent, null or anything but `true` counts as false (contract 1.7). */
export const flagSchema = v.optional(v.fallback(v.boolean(), false), false);

/** A boolean that a write depends on: absent or null counts as false, but a value of another type is a failure. */
export const strictFlag = v.nullish(v.boolean(), false);

/** An optional text: absent, null and "" are the same, and become null. */
export const optionalText = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === '' ? null : text)),
);

/** An optional whole number: absent or null becomes null. */
export const optionalInt = v.nullish(v.pipe(v.number(), v.integer()), null);

/** An id or a count. */
export const intSchema = v.pipe(v.number(), v.integer());

/**
 * The range of days that the portal accepts. For "none" and "never", servers send the first and the last date of their
 * calendar (0001-01-01, 9999-12-31), with which calculations in a time zone are not possible. An optional date outside
 * the range becomes null, a required one the nearest date within it.
 */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';
/** Before it, the UTC offsets of some zones include seconds. */
const FIRST_INSTANT = Date.UTC(1970, 0, 2);
const LAST_INSTANT = Date.UTC(2199, 11, 30);

const sentInstant = v.pipe(
  v.string(),
  v.transform((sent) => new Date(sent)),
  v.check((at) => !Number.isNaN(at.getTime()), 'not an instant'),
);

/** An instant: ISO 8601 in UTC (contract 1.7, `ts`). */
export const instant = v.pipe(
  sentInstant,
  v.transform((at) => new Date(Math.min(Math.max(at.getTime(), FIRST_INSTANT), LAST_INSTANT))),
);

/** An optional instant: null, "" and absent are the same, and become null. */
export const optionalInstant = v.pipe(
  optionalText,
  v.nullable(sentInstant),
  v.transform((at) => (at && at.getTime() >= FIRST_INSTANT && at.getTime() <= LAST_INSTANT ? at : null)),
);

const sentDay = v.pipe(
  v.string(),
  v.check((sent) => /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(sent), 'not a day'),
);

/** A day, `YYYY-MM-DD` (contract 1.7, `date`). */
export const calendarDay = v.pipe(
  sentDay,
  v.transform((day) => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day)),
);

/** An optional day whose loss does not matter: missing or invalid, it becomes null. */
export const lenientDay = v.pipe(
  v.fallback(v.nullish(sentDay, null), null),
  v.transform((day) => (day && day >= FIRST_DAY && day <= LAST_DAY ? day : null)),
);

/** A time of day, `HH:mm` (contract 1.7, `time`). */
export const timeOfDay = v.pipe(
  v.string(),
  v.check((sent) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(sent), 'not a time'),
);

/** A list of rows: null counts as empty, and null rows are left out. */
export function rowsSchema<const S extends v.GenericSchema>(row: S) {
  return v.pipe(
    v.nullish(v.array(v.nullable(row)), []),
    v.transform((list) => list.filter((item) => item !== null) as v.InferOutput<S>[]),
  );
}

/** One of several strings, in any letter case; anything else becomes `other`. */
export function oneOf<const T extends string, const O>(values: readonly T[], other: O) {
  return v.pipe(
    v.unknown(),
    v.transform((sent): T | O => {
      const found = typeof sent === 'string' && values.find((one) => one.toLowerCase() === sent.toLowerCase());
      return found || other;
    }),
  );
}

/**
 * A numeric code that some servers send as its name (contract 1.7): both are decoded, names in any letter case;
 * anything else becomes `other`.
 */
export function codeSchema<const N extends string, const O>(names: Readonly<Record<number, N>>, other: O) {
  return v.pipe(
    v.unknown(),
    v.transform((sent): N | O => {
      if (typeof sent === 'number') return names[sent] ?? other;
      if (typeof sent !== 'string') return other;
      return Object.values(names).find((name) => name.toLowerCase() === sent.toLowerCase()) ?? other;
    }),
  );
}

/**
 * Decodes what the server sent. Throws `FailureError` of kind `notUnderstood` when a required field is absent or of
 * another type, so that components never get `undefined`.
 */
export function decode<S extends v.GenericSchema>(schema: S, sent: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, sent);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new FailureError({ kind: 'notUnderstood', detail: `${v.getDotPath(issue) ?? 'value'}: ${issue.message}` });
}

const capped = (sent: number) => Math.min(100, Math.max(0, sent));

/** Rounds a percentage down to the whole number that is shown, from 0 to 100 (002 §9), so that 100 means all of it. */
export const wholePercent = (sent: number): number => Math.floor(capped(sent));

/** A percentage of the wire, as `wholePercent` returns it. */
export const percent = v.pipe(v.number(), v.transform(wholePercent));

/** A percentage of the wire, rounded to a whole number from 0 to 100: for the average assessment score (002 §9). */
export const roundedPercent = v.pipe(
  v.number(),
  v.transform((sent) => Math.round(capped(sent))),
);

/** Decodes the answer of a call whose Value is a boolean. */
export function decodeBoolean(sent: unknown): boolean {
  return decode(v.boolean(), sent);
}
