import { dateTimeFormat } from './intl.ts';
import { formatLocale, type Language } from './languages.ts';

/**
 * Formats a zone's name with its offset from UTC: Eastern Australia Time (UTC+11), 澳大利亚东部时间（UTC+11）. Without the
 * offset where it differs between the instants, and without a name for zones that have none.
 *
 * @param zone IANA id; throws a `RangeError` for one that the device does not support
 * @param at the instants that are shown in this zone
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
