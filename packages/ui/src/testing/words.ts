import type { i18n } from 'i18next';
import { getI18n } from 'react-i18next';
import {
  asLanguage,
  createFormat,
  createMessageDateFormat,
  timeAgo,
  type Format,
  type MessageDateFormat,
} from '../i18n/index.ts';

/**
 * Translates into the language of the running story: `t('calendar:startsIn', { count: 12 })`. Storybook's loader sets
 * that language (`globals.tsx`).
 */
export const t = ((...given: Parameters<i18n['t']>) => getI18n().t(...given)) as unknown as i18n['t'];

/** Returns the formats in the language of the running story: `format().dayAndDate('2026-11-25')`. */
export function format(): Format {
  return createFormat(asLanguage(getI18n().language));
}

/** Returns the date formats of messages in the language of the running story: `messageDates().day('2026-11-17')`. */
export function messageDates(): MessageDateFormat {
  return createMessageDateFormat(asLanguage(getI18n().language));
}

/** Formats how long ago something was, in the language of the running story; times in milliseconds. */
export const ago = (at: number, now: number): string => timeAgo(asLanguage(getI18n().language), at, now);

/** Formats a day and a time as dialogs and lists do, in the language of the running story. */
export function moment(day: string, time: string): string {
  return t('common:dayAndTime', { day: format().dayAndDate(day), time });
}

const inOrder = (words: string[]) =>
  words.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*');

/** Returns a pattern for a text or name that starts with the first word and then contains the others, in this order. */
export const startingWith = (...words: string[]) => new RegExp(`^${inOrder(words)}`, 's');

/** Returns a pattern for a text or name that contains these words, in this order. */
export const containing = (...words: string[]) => new RegExp(inOrder(words), 's');
