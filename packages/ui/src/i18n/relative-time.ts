import { formatLocale, type Language } from './languages.ts';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** Where a language has none, the browser's word for now is used. */
const JUST_NOW: Partial<Record<Language, string>> = { en: 'just now', zh: '刚刚' };

/**
 * Formats how long ago something was: 5 minutes ago, 5 分钟前; below one minute: just now, 刚刚. Times in milliseconds. A day
 * is 24 hours, so it is not called yesterday.
 */
export function timeAgo(language: Language, at: number, now: number): string {
  const age = Math.max(0, now - at);
  const [unit, length] = UNITS.find(([, of]) => age >= of) ?? [null, 0];
  const locale = formatLocale(language);
  if (unit === null)
    return JUST_NOW[language] ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const format = new Intl.RelativeTimeFormat(locale);
  // Adds a space between a number and a Chinese character, as in all Chinese texts of the portal.
  return format.format(-Math.floor(age / length), unit).replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
