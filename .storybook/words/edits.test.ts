import { expect, test } from 'vitest';
import { fileOfEdits, parseEdits, withEdit, withoutEdit, type Edit } from './edits.ts';

const signUp: Edit = { language: 'zh', key: 'live-classes:signUp', before: '报名', after: '注册' };
const shell: Edit = { language: 'en', key: 'shell:more', before: 'More', after: 'Everything' };
const late: Edit = { language: 'zh', key: 'session:signIn', before: '登录', after: '登入' };

test.each<[string, readonly Edit[], Edit, readonly Edit[]]>([
  ['a first edit', [], signUp, [signUp]],
  ['one of another text', [signUp], shell, [signUp, shell]],
  ['another wording', [signUp], { ...signUp, after: '参加' }, [{ ...signUp, after: '参加' }]],
  ['what was there before', [signUp, shell], { ...signUp, after: '报名' }, [shell]],
  [
    'the same key in another language',
    [signUp],
    { ...signUp, language: 'en' },
    [signUp, { ...signUp, language: 'en' }],
  ],
])('%s', (_what, edits, edit, expected) => {
  expect(withEdit(edits, edit)).toEqual(expected);
});

test('a single edit is taken back', () => {
  expect(withoutEdit([signUp, shell], signUp)).toEqual([shell]);
});

test('the file has every edit, sorted by language and key', () => {
  expect(JSON.parse(fileOfEdits([late, signUp, shell]))).toEqual({
    portal: 'translations',
    version: 1,
    edits: [shell, signUp, late],
  });
});

test('the file has Chinese as it is, and ends its last line', () => {
  expect(fileOfEdits([signUp])).toContain('"after": "注册"');
  expect(fileOfEdits([])).toMatch(/\n$/);
});

test.each([
  ['what it has kept', JSON.stringify([signUp, shell]), [signUp, shell]],
  ['nothing', null, []],
  ['something else', '{"language":"zh"}', []],
  ['broken text', '[{', []],
  ['a list with a stranger in it', JSON.stringify([{ language: 'zh' }, null, signUp]), [signUp]],
])('a device gives back %s', (_what, kept, expected) => {
  expect(parseEdits(kept)).toEqual(expected);
});
