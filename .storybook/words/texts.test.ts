import { expect, test } from 'vitest';
import { baseOf, englishOf, rowsOf, searchRows } from './texts.ts';

const TEXTS = {
  en: {
    'live-classes:signUp': 'Sign up',
    'live-classes:others_one': 'and {{count}} other',
    'live-classes:others_other': 'and {{count}} others',
    'session:signUp': 'Create an account',
  },
  zh: { 'live-classes:signUp': '报名', 'live-classes:others_other': '及另外 {{count}} 位' },
};

test.each([
  ['live-classes:others_one', 'live-classes:others'],
  ['live-classes:signUp', 'live-classes:signUp'],
  ['lessons:title_posts', 'lessons:title_posts'],
])('the key %s without its plural form is %s', (key, base) => {
  expect(baseOf(key)).toBe(base);
});

test('plural forms are one row: Chinese needs no form for one', () => {
  const row = rowsOf(TEXTS, 'zh').find(({ key }) => key === 'live-classes:others');
  expect(row?.wordings.map(({ form, translated, needed }) => [form, translated, needed])).toEqual([
    ['one', null, false],
    ['other', '及另外 {{count}} 位', true],
  ]);
});

test('a language with more plural forms needs them all, each held to a form of English', () => {
  const row = rowsOf(TEXTS, 'pl').find(({ key }) => key === 'live-classes:others');
  const needed = row?.wordings.filter((wording) => wording.needed) ?? [];
  expect(needed.map(({ form }) => form)).toEqual(['one', 'other', 'few', 'many']);
  expect(row && needed.map((wording) => englishOf(row, wording))).toEqual([
    'and {{count}} other',
    'and {{count}} others',
    'and {{count}} others',
    'and {{count}} others',
  ]);
});

test.each([
  ['sign up', ['live-classes:signUp', 'session:signUp']],
  ['报名', ['live-classes:signUp']],
  ['UP sign live', ['live-classes:signUp']],
  ['另外', ['live-classes:others']],
  ['nowhere', []],
])('a search for %s', (query, keys) => {
  expect(searchRows(rowsOf(TEXTS, 'zh'), query).map(({ key }) => key)).toEqual(keys);
});
