import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createFormat } from './format.ts';
import { asLanguage, formatLocale, LANGUAGES, languageTable } from './languages.ts';
import { createMessageDateFormat } from './message-dates.ts';

const folder = (language: string) => new URL(`${language}/`, import.meta.url);
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

test('each folder of translations is a language of the table, and English is the first', () => {
  expect(LANGUAGES.toSorted()).toEqual(folders.toSorted());
  expect(LANGUAGES[0]).toBe('en');
});

describe.each(LANGUAGES)('%s', (language) => {
  test('is read as it is stored', () => {
    expect(asLanguage(language)).toBe(language);
  });

  test('has the files that English has', () => {
    expect(existsSync(folder(language)) && readdirSync(folder(language))).toEqual(readdirSync(folder('en')));
  });

  test('is one whose dates, numbers and plurals this machine knows', () => {
    const locales = [...new Set([formatLocale(language), languageTable[language].lang])];
    expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales);
  });

  test('says the days and months in words', () => {
    const words = [
      createFormat(language).weekday('2026-03-10'),
      createFormat(language).month('2026-03-10'),
      createMessageDateFormat(language).day('2026-03-10'),
    ];
    expect(words.filter((word) => !/\p{Letter}/u.test(word))).toEqual([]);
  });
});

test.each([null, 'ZH', 'tlh', 'toString', 1])('%s is no language: English', (value) => {
  expect(asLanguage(value)).toBe('en');
});
