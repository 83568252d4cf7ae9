import type { i18n } from 'i18next';
import { getI18n } from 'react-i18next';
import { asLanguage, createFormat, type Format } from '../i18n/index.ts';

/**
 * A translation in the language of the story that plays: `t('calendar:startsIn', { count: 12 })`. Storybook's loader sets
 * that language (`globals.tsx`).
 */
export const t = ((...given: Parameters<i18n['t']>) => getI18n().t(...given)) as unknown as i18n['t'];

/** The formats of the language of the story that plays: `format().dayAndDate('2026-11-25')`. */
export function format(): Format {
  return createFormat(asLanguage(getI18n().language));
}

/** For a query: a text or name that begins with these words. */
export const startingWith = (words: string) => (text: string) => text.startsWith(words);

/** For a query: a text or name that has all these words in it. */
export const containing =
  (...words: string[]) =>
  (text: string) =>
    words.every((part) => text.includes(part));
