import { dateTimeFormat } from './intl.ts';
import { formatLocale, type Language } from './languages.ts';

/**
 * A zone's name at a moment, with its offset from UTC: Eastern Australia Time (UTC+11), 澳大利亚东部时间（UTC+11）.
 *
 * @param zone IANA id; throws a `RangeError` for one that this device does not know
 */
export function zoneName(language: Language, zone: string, at: Date): string {
  const locale = formatLocale(language);
  const named = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    dateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const offset = named('shortOffset').replace('GMT', 'UTC');
  const name = named('longGeneric');
  // Some zones have no name: the browser returns their UTC offset twice.
  if (name.startsWith('GMT')) return offset;
  return /^(?:zh|ja)/.test(locale) ? `${name}（${offset}）` : `${name} (${offset})`;
}
