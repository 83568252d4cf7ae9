import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { dateTimeFormat } from './intl.ts';
import { formatLocale, type Language } from './languages.ts';

dayjs.extend(utc);

/** Formats days and instants for messages (001 §9). Separate from `Format`, which every page loads. */
export interface MessageDateFormat {
  /** 06 Mar 2026, 2026年3月6日 */
  day: (day: string) => string;
  /** 06-Mar-2026 07:42 pm, 2026年3月6日 19:42 */
  long: (day: string, time: string) => string;
}

const english: MessageDateFormat = {
  day: (day) => dayjs.utc(day).format('DD MMM YYYY'),
  long: (day, time) => dayjs.utc(`${day}T${time}`).format('DD-MMM-YYYY hh:mm a'),
};

/** Creates the date formats of messages: English as specified, other languages as their locale has them. */
export function createMessageDateFormat(language: Language): MessageDateFormat {
  if (language === 'en') return english;
  const written = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(formatLocale(language), {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      ...options,
    });
  const days = written({});
  const instants = written({ hour: '2-digit', minute: '2-digit' });
  return {
    day: (day) => days.format(dayjs.utc(day).toDate()),
    long: (day, time) => instants.format(dayjs.utc(`${day}T${time}`).toDate()),
  };
}
