import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import { keysOf } from '../../packages/ui/src/i18n/plural-forms.ts';
import { ROOT } from '../processes.mjs';
import { FOLDER, readTexts, writeTexts } from './files.ts';

const ours = join(ROOT, FOLDER);
let copy = '';
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'portal-texts-'));
  for (const language of LANGUAGES) cpSync(join(ours, language), join(copy, language), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const filesOf = (folder: string, language: string) =>
  readdirSync(join(folder, language)).map((file) => [file, readFileSync(join(folder, language, file), 'utf8')]);

test.each(LANGUAGES)('all texts of %s written again give the same files to the byte', (language) => {
  writeTexts(copy, language, readTexts(copy, language));
  expect(filesOf(copy, language)).toEqual(filesOf(ours, language));
});

test.each(LANGUAGES)('%s has the keys that a translation into it must have', (language) => {
  const keys = keysOf(language, readTexts(ours, 'en'));
  expect([...readTexts(ours, language).keys()].toSorted()).toEqual(keys.toSorted());
});

test('a changed text changes its line only', () => {
  writeTexts(copy, 'zh', new Map([['live-classes:kind.hosted', '录播']]));
  const lines = (folder: string) => readFileSync(join(folder, 'zh/live-classes.json'), 'utf8').split('\n');
  const before = lines(ours);
  expect(lines(copy).filter((line, at) => line !== before[at])).toEqual(['    "hosted": "录播",']);
});

test('a new language gets its files with its plural forms, in the order of the English ones', () => {
  const texts = new Map(
    ['calendar:minutes_other', 'calendar:kind.meeting', 'calendar:minutes_few', 'calendar:title'].map((key) => [
      key,
      key,
    ]),
  );
  writeTexts(copy, 'pl', texts);
  expect([...readTexts(copy, 'pl').keys()]).toEqual([
    'calendar:title',
    'calendar:kind.meeting',
    'calendar:minutes_few',
    'calendar:minutes_other',
  ]);
});
