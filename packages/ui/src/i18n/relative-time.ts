import { formatLocale, type Language } from './languages.ts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long before now something was: 5 minutes ago, 5 分钟前; this minute, 此刻 below one minute. Times in milliseconds. */
export function timeAgo(language: Language, at: number, now: number): string {
  const age = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, of]) => age >= of) ?? (['minute', MINUTE] as const);
  const format = new Intl.RelativeTimeFormat(formatLocale(language), { numeric: 'auto' });
  // As everywhere in our Chinese, a number and a character have a space between them.
  return format.format(-Math.floor(age / length), unit).replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
