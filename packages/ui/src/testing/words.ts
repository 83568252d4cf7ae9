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
 * A translation in the language of the story that plays: `t('calendar:startsIn', { count: 12 })`. Storybook's loader sets
 * that language (`globals.tsx`).
 */
export const t = ((...given: Parameters<i18n['t']>) => getI18n().t(...given)) as unknown as i18n['t'];

/** The formats of the language of the story that plays: `format().dayAndDate('2026-11-25')`. */
export function format(): Format {
  return createFormat(asLanguage(getI18n().language));
}

/** How messages write days in the language of the story that plays: `messageDates().day('2026-11-17')`. */
export function messageDates(): MessageDateFormat {
  return createMessageDateFormat(asLanguage(getI18n().language));
}

/** How long ago something was, in the language of the story that plays; times in milliseconds. */
export const ago = (at: number, now: number): string => timeAgo(asLanguage(getI18n().language), at, now);

/** A day and a time in the language of the story that plays, as dialogs and lists write them. */
export function moment(day: string, time: string): string {
  return t('common:dayAndTime', { day: format().dayAndDate(day), time });
}

const inOrder = (words: string[]) =>
  words.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*');

/** Matches a text or name that begins with these words, and has the further ones after them. */
export const startingWith = (...words: string[]) => new RegExp(`^${inOrder(words)}`, 's');

/** Matches a text or name with these words, in this order. */
export const containing = (...words: string[]) => new RegExp(inOrder(words), 's');
