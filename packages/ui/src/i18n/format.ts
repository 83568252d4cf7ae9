import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat, numberFormat } from './intl.ts';
import { asLanguage, formatLocale, type Language } from './languages.ts';
import { zoneName } from './zone-name.ts';

dayjs.extend(utc);

/** Formats numbers, days, times and zones. Days are `YYYY-MM-DD`; for an instant use `inZone` of domain first. */
export interface Format {
  /** 4.25, 68.5, 1,234: at most two decimals, without trailing zeros */
  number: (value: number) => string;
  /** 10/03/2026 */
  date: (day: string) => string;
  /** Tue 10/03/2026, 周二 10/03/2026 */
  dayAndDate: (day: string) => string;
  /** Tue, 周二 */
  weekday: (day: string) => string;
  /** Mar, 3月 */
  month: (day: string) => string;
  /** Eastern Australia Time (UTC+11), 澳大利亚东部时间（UTC+11）: without the offset if it differs between the instants */
  zone: (zone: string, at: Date | readonly Date[]) => string;
}

/** Creates the formats of a language. */
export function createFormat(language: Language): Format {
  const locale = formatLocale(language);
  const on = (day: string) => dayjs.utc(day);
  const written = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(on(day).toDate());
  const date = (day: string) => on(day).format('DD/MM/YYYY');
  const weekday = (day: string) => written(day, { weekday: 'short' });
  return {
    number: (value) => numberFormat(locale, { maximumFractionDigits: 2 }).format(value),
    date,
    weekday,
    // English months with dayjs, where all have three letters; Intl has Sept.
    month: (day) => (language === 'en' ? on(day).format('MMM') : written(day, { month: 'short' })),
    dayAndDate: (day) => `${weekday(day)} ${date(day)}`,
    zone: (zone, at) => zoneName(language, zone, at),
  };
}

/** Returns the formats of the current language. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = asLanguage(i18n.language);
  return useMemo(() => createFormat(language), [language]);
}

/** Puts no-break spaces into a date, a time or a count, so that it stays on one line. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

/** Keeps the hours of a sentence together with the words between them: 19:00 to 20:30, 次日 00:00 至次日 01:30. */
export function unbrokenHours(sentence: string): string {
  return sentence.replaceAll(/(\d\d:\d\d) /g, '$1\u00A0').replaceAll(/([^,:]) (?=\d\d:\d\d)/g, '$1\u00A0');
}
