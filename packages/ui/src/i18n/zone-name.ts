import { dateTimeFormat } from './intl.ts';
import { formatLocale, type Language } from './languages.ts';

/**
 * A zone's name with its offset from UTC: Eastern Australia Time (UTC+11), 澳大利亚东部时间（UTC+11）. The name alone where
 * the clock changes between the instants.
 *
 * @param zone IANA id; throws a `RangeError` for one that this device does not know
 * @param at the instants whose times are shown in it
 */
export function zoneName(language: Language, zone: string, at: Date | readonly Date[]): string {
  const locale = formatLocale(language);
  const instants = [at].flat();
  const named = (timeZoneName: 'longGeneric' | 'shortOffset') => (moment: Date | undefined) =>
    dateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const offsets = new Set(instants.map(named('shortOffset')));
  const offset = [...offsets].join(', ').replaceAll('GMT', 'UTC');
  const name = named('longGeneric')(instants[0]);
  // Some zones have no name: the browser returns their UTC offset twice.
  if (name.startsWith('GMT')) return offset;
  if (offsets.size > 1) return name;
  return /^(?:zh|ja)/.test(locale) ? `${name}（${offset}）` : `${name} (${offset})`;
}
