import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEdits, type Edit } from './edits.ts';
import { readTexts } from './files.ts';
import { importEdits, reportOf } from './import-edits.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-import-'));
  const texts = {
    en: { classes: 'Live classes', signUp: 'Sign up', signUpFor: 'Sign up for “{{name}}”' },
    zh: { classes: '直播课', signUp: '报名', signUpFor: '报名“{{name}}”' },
  };
  for (const [language, own] of Object.entries(texts)) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, 'live-classes.json'), `${JSON.stringify(own, null, 2)}\n`);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (language: string, namespace: string) => readFileSync(join(folder, language, `${namespace}.json`), 'utf8');
const edit = (key: string, before: string, after: string): Edit => ({
  language: 'zh',
  key,
  before,
  after,
  english: null,
});
const signUp = 'live-classes:signUp';

test('what fits is written, what does not is refused with the reason', () => {
  const json = JSON.stringify({
    portal: 'translations',
    version: 1,
    edits: [
      { language: 'zh', key: 'live-classes:gone', before: '有', after: '无' },
      { language: 'zh', key: signUp, before: '报名', after: '注册' },
      { language: 'zh', key: 'live-classes:signUpFor', before: '报名“{{name}}”', after: '注册' },
    ],
  });
  const before = read('zh', 'live-classes');
  const imported = importEdits(folder, readEdits(json));
  expect(read('zh', 'live-classes')).toBe(before.replace('"signUp": "报名"', '"signUp": "注册"'));
  expect(reportOf(imported)).toEqual([
    '1 text written:',
    `  zh ${signUp}: “报名” is now “注册”.`,
    '2 texts refused:',
    '  zh live-classes:gone: “无”',
    '    The portal has no such text any more.',
    '  zh live-classes:signUpFor: “注册”',
    '    It has lost {{name}}, which stands for a value.',
  ]);
});

test('the same file a second time changes nothing', () => {
  const edits = [edit(signUp, '报名', '注册')];
  importEdits(folder, edits);
  expect(reportOf(importEdits(folder, edits))).toEqual(['0 texts written.', '1 text as in the portal already.']);
});

test('of two edits of one text, the second was made on what the first has changed', () => {
  const { refused } = importEdits(folder, [edit(signUp, '报名', '注册'), edit(signUp, '报名', '加入')]);
  expect(refused.map(({ reason }) => reason)).toEqual(['The portal now says “注册”; the edit was made on “报名”.']);
  expect(readTexts(folder, 'zh').get(signUp)).toBe('注册');
});

test('a text that breaks the glossary is written, with a warning', () => {
  const imported = importEdits(folder, [
    edit('live-classes:classes', '直播课', '在线课'),
    edit(signUp, '报名', '参加'),
  ]);
  expect(reportOf(imported)).toEqual([
    '2 texts written:',
    '  zh live-classes:classes: “直播课” is now “在线课”.',
    '    Please check: The glossary says 直播课 for “live class”, not 在线课.',
    `  zh ${signUp}: “报名” is now “参加”.`,
    '    Please check: The glossary says 报名 or 注册 for “sign up”.',
  ]);
});

test('a corrected English text is written, too', () => {
  importEdits(folder, [{ ...edit(signUp, 'Sign up', 'Join'), language: 'en' }]);
  expect(readTexts(folder, 'en').get(signUp)).toBe('Join');
});
