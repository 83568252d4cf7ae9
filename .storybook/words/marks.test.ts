import { expect, test } from 'vitest';
import { marksOf, roomFor, widthOf } from './marks.ts';
import { rowsOf } from './texts.ts';

const rowOf = (english: string, translated?: string) => {
  const texts = { en: { 'a:b': english }, zh: translated === undefined ? {} : { 'a:b': translated } };
  const [row] = rowsOf(texts, 'zh');
  if (!row) throw new Error('no row');
  return row;
};

test.each([
  ['Sign up', 7],
  ['报名', 4],
  ['{{count}} 节课', 5],
  ['（UTC+8）', 9],
  ['', 0],
])('%s is as wide as %d letters', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test('a text has the room of the pseudo-locale: a third more, and brackets', () => {
  expect(roomFor('Sign up')).toBe(12);
});

test.each([
  ['a translation', 'Sign up', '报名', []],
  ['none', 'Sign up', undefined, ['missing']],
  ['an empty one', 'Sign up', '', ['missing']],
  ['the English one', 'Sign up', 'Sign up', ['same']],
  ['a pattern without words', '{{start}} / {{end}}', '{{start}} / {{end}}', []],
  ['one just as wide as there is room', 'To', '收件', []],
  ['a wider one', 'To', '收件人', ['long']],
  ['a word that the glossary forbids', 'Your live class', '你的在线课', ['glossary']],
])('%s is marked as it should be', (_what, english, translated, marks) => {
  expect(marksOf(rowOf(english, translated), 'zh', true).map(({ mark }) => mark)).toEqual(marks);
});

test('a text that no story shows is marked, in English as well', () => {
  const row = rowOf('Sign up', '报名');
  expect(marksOf(row, 'zh', false)).toEqual([{ mark: 'unused', why: 'No story shows it.' }]);
  expect(marksOf(row, 'en', false).map(({ mark }) => mark)).toEqual(['unused']);
});

test('a form that the language has not is not missing', () => {
  const texts = {
    en: { 'a:b_one': '{{count}} day', 'a:b_other': '{{count}} days' },
    zh: { 'a:b_other': '{{count}} 天' },
  };
  expect(rowsOf(texts, 'zh').flatMap((row) => marksOf(row, 'zh', true))).toEqual([]);
});
