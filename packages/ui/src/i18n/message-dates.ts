import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { Language } from './languages.ts';

dayjs.extend(utc);

/** How messages write days and moments (001 §9). Apart from `Format`, which every page loads. */
export interface MessageDateFormat {
  /** 06 Mar 2026, 2026年3月6日 */
  day: (day: string) => string;
  /** 06-Mar-2026 07:42 pm, 2026年3月6日 19:42 */
  long: (day: string, time: string) => string;
}

const patterns = {
  en: { day: 'DD MMM YYYY', long: 'DD-MMM-YYYY hh:mm a' },
  zh: { day: 'YYYY年M月D日', long: 'YYYY年M月D日 HH:mm' },
} as const satisfies Record<Language, Record<keyof MessageDateFormat, string>>;

/** The dates of messages in a language. */
export function createMessageDateFormat(language: Language): MessageDateFormat {
  const { day, long } = patterns[language];
  return {
    day: (date) => dayjs.utc(date).format(day),
    long: (date, time) => dayjs.utc(`${date}T${time}`).format(long),
  };
}
