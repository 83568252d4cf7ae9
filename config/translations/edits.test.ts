import { expect, test } from 'vitest';
import { judgeOf, readEdits, type Edit } from './edits.ts';

const ENGLISH = new Map([
  ['a:signUp', 'Sign up'],
  ['a:hello', 'Hello {{name}}'],
  ['a:bold', 'It is <b>here</b>'],
  ['a:days_one', '{{count}} day'],
  ['a:days_other', '{{count}} days'],
]);
const CHINESE = new Map([
  ['a:signUp', '报名'],
  ['a:hello', '你好，{{name}}'],
  ['a:bold', '在<b>这里</b>'],
  ['a:days_other', '{{count}} 天'],
]);
const edit = (changes: Partial<Edit>): Edit => ({
  language: 'zh',
  key: 'a:signUp',
  before: '报名',
  after: '注册',
  english: null,
  ...changes,
});

const refusalOf = (changes: Partial<Edit>, texts = CHINESE) => {
  const one = edit(changes);
  return judgeOf(one.language, ENGLISH)(one, texts);
};

test.each([
  ['a new text', {}],
  ['a text from a file that does not tell what was before', { before: null }],
  ['a text from the English that the portal has', { english: 'Sign up' }],
  ['a plural form', { key: 'a:days_other', before: '{{count}} 天', after: '{{count}} 日' }],
] as const)('%s can be written', (_name, changes) => {
  expect(refusalOf(changes)).toBeNull();
});

test('a text that the language does not have yet can be written', () => {
  expect(refusalOf({ before: '' }, new Map())).toBeNull();
});

test.each([
  ['a language that is not in the table', { language: 'tlh' }, 'There is no language "tlh"'],
  ['a key that is gone', { key: 'a:gone' }, 'no such text'],
  ['a plural form of another language', { key: 'a:days_one', before: '', after: '一天' }, 'plural form'],
  ['an edit of another text', { before: '注册' }, 'The portal now says “报名”; the edit was made on “注册”.'],
  ['a text from another English one', { english: 'Join' }, 'The English text is now “Sign up”'],
  ['an empty text', { after: ' ' }, 'It is empty.'],
  ['a lost value', { key: 'a:hello', before: null, after: '你好' }, 'It has lost {{name}}'],
  ['an unknown value', { after: '报名{{name}}' }, 'It has {{name}}, which the English'],
  ['a lost tag', { key: 'a:bold', before: null, after: '在这里' }, 'It has lost <b>…</b>.'],
  ['an unknown tag', { after: '<b>报名</b>' }, 'It has <b>…</b>, which the English'],
] as const)('%s is refused', (_name, changes, reason) => {
  expect(refusalOf(changes)).toContain(reason);
});

test('the file of the Words panel is read', () => {
  const edits = [{ language: 'zh', key: 'a:signUp', before: '报名', after: '注册' }];
  expect(readEdits(JSON.stringify({ portal: 'translations', version: 1, edits }))).toEqual([edit({})]);
});

test.each([
  ['', 'no JSON'],
  ['null', 'not a file of edited translations'],
  ['{"portal":"backend","version":1,"edits":[]}', 'not a file of edited translations'],
  ['{"portal":"translations","version":1}', 'not a file of edited translations'],
  ['{"portal":"translations","version":2,"edits":[]}', 'another version'],
  ['{"portal":"translations","version":1,"edits":[null]}', 'number 1 is incomplete'],
  [
    '{"portal":"translations","version":1,"edits":[{"language":"zh","key":"a:b","after":""}]}',
    'number 1 is incomplete',
  ],
])('%s is no file of edits', (json, reason) => {
  expect(() => readEdits(json)).toThrow(reason);
});
