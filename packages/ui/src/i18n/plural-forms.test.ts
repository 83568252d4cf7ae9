import { expect, test } from 'vitest';
import { englishOf, keysOf, pluralForms, problemsOfText } from './plural-forms.ts';

const ENGLISH = new Map([
  ['a:title', 'Weeks'],
  ['a:over_one', 'The week is over'],
  ['a:over_other', 'All {{count}} weeks are over'],
  ['a:planned_zero', 'Nothing planned'],
  ['a:planned_one', 'One thing planned'],
  ['a:planned_other', '{{count}} things planned'],
  ['a:the_one', 'The one'],
]);

test.each([
  ['en', ['one', 'other']],
  ['zh', ['other']],
  ['ar', ['few', 'many', 'one', 'two', 'zero', 'other']],
])('%s has the plural forms %s', (language, forms) => {
  expect(pluralForms(language).toSorted()).toEqual(forms.toSorted());
  expect(pluralForms(language).at(-1)).toBe('other');
});

test.each([
  ['zh', ['a:title', 'a:over_other', 'a:planned_zero', 'a:planned_other', 'a:the_one']],
  ['en', [...ENGLISH.keys()]],
])('the keys of %s', (language, keys) => {
  expect(keysOf(language, ENGLISH)).toEqual(keys);
});

test.each([
  ['a:over_few', 'All {{count}} weeks are over'],
  ['a:over_one', 'The week is over'],
  ['a:the_few', undefined],
  ['a:nowhere', undefined],
])('%s is translated from "%s"', (key, text) => {
  expect(englishOf(key, ENGLISH)).toBe(text);
});

test.each([
  ['a:over_other', '{{count}} 周已全部结束', []],
  ['a:over_other', '已全部结束', ['lostPlaceholder {{count}}']],
  ['a:over_one', 'La semaine est finie', []],
  ['a:over_one', '{{count}} semaine est finie', []],
  ['a:over_two', 'Les {{deux}} semaines', ['unknownPlaceholder {{deux}}']],
  ['a:the_one', '', ['empty ']],
])('%s as "%s" has the problems %s', (key, edited, problems) => {
  expect(problemsOfText(key, ENGLISH, edited).map(({ kind, text }) => `${kind} ${text}`)).toEqual(problems);
});
