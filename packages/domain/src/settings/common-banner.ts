import * as v from 'valibot';
import { decode, flagSchema, rowsSchema } from '../shared/index.ts';

const commonBanner = v.pipe(
  v.nullish(v.object({ Enable: flagSchema, BannerMessage: rowsSchema(v.string()) }), {}),
  v.transform((sent): string[] => (sent.Enable ? sent.BannerMessage : [])),
);

/** Decodes the answer of Setting/GetActiveCommonBanner: its HTML messages, none when it is off. */
export function decodeCommonBanner(sent: unknown): string[] {
  return decode(commonBanner, sent);
}
