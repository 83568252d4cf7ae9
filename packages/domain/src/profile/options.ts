import * as v from 'valibot';
import { decode, rowsSchema } from '../shared/index.ts';
import type { ProfileOptions } from './model.ts';

/** Values are texts or numbers on the wire, and texts in a form. */
const list = v.fallback(
  rowsSchema(
    v.pipe(
      v.object({ Value: v.union([v.string(), v.number()]), Text: v.string() }),
      v.transform(({ Value, Text }) => ({ value: `${Value}`, label: Text })),
    ),
  ),
  [],
);

const options = v.pipe(
  v.object({
    TimeZones: list,
    Genders: list,
    Countries: list,
    FirstLanguages: list,
    AgeRanges: list,
    EnglishStartYears: list,
  }),
  v.transform((sent): ProfileOptions => ({
    timeZones: sent.TimeZones,
    genders: sent.Genders,
    countries: sent.Countries,
    firstLanguages: sent.FirstLanguages,
    ageRanges: sent.AgeRanges,
    englishStartYears: sent.EnglishStartYears,
  })),
);

/** The select lists in the answer of Setting/GetAppSetting. */
export function decodeProfileOptions(sent: unknown): ProfileOptions {
  return decode(options, sent);
}
