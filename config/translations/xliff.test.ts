import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import type { Texts } from '../../packages/ui/src/i18n/plural-forms.ts';
import { ROOT } from '../processes.mjs';
import { FOLDER, readTexts } from './files.ts';
import { importEdits } from './import-edits.ts';
import { storyNote } from './story-links.ts';
import { readXliff, toXliff } from './xliff.ts';

const ours = join(ROOT, FOLDER);
const filesOf = (folder: string) =>
  LANGUAGES.flatMap((language) =>
    readdirSync(join(folder, language)).map((file) => [file, readFileSync(join(folder, language, file), 'utf8')]),
  );

function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-xliff-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const language of LANGUAGES) cpSync(join(ours, language), join(folder, language), { recursive: true });
  return folder;
}

const exported = (texts: Texts, english = readTexts(ours, 'en')) =>
  toXliff('zh', { english, texts, noteOf: (namespace) => `seen in ${namespace}` });

test.each(LANGUAGES)('a round trip of all texts of %s changes nothing', async (language) => {
  const folder = copied();
  const texts = readTexts(folder, language);
  const xml = await toXliff(language, { english: readTexts(folder, 'en'), texts, noteOf: () => '' });
  const imported = importEdits(folder, await readXliff(xml));
  expect(imported).toEqual({ written: [], refused: [], unchanged: texts.size });
  expect(filesOf(folder)).toEqual(filesOf(ours));
});

test('a round trip restores a language that has lost its files', async () => {
  const folder = copied();
  const xml = (await exported(readTexts(folder, 'zh'))).replaceAll(/ portal:before="[^"]*"/g, '');
  rmSync(join(folder, 'zh'), { recursive: true });
  expect(importEdits(folder, await readXliff(xml)).refused).toEqual([]);
  expect(readTexts(folder, 'zh').size).toBe(readTexts(ours, 'zh').size);
});

test('marks, spaces and lines survive, in the text and in what it was before', async () => {
  const nasty = ' <b>“A&B”</b>\n\t"c" \'d\' & {{e}} | ';
  const english = new Map([['a:b', nasty]]);
  const [edit] = await readXliff(await exported(english, english));
  expect(edit).toEqual({ language: 'zh', key: 'a:b', before: nasty, after: nasty, english: nasty });
});

test('a text that changed in the portal after the export is not overwritten', async () => {
  const folder = copied();
  const key = 'shell:more';
  const texts = readTexts(folder, 'zh');
  const before = texts.get(key);
  const xml = (await exported(new Map([[key, before ?? '']]))).replace(`<target>${before}<`, '<target>其他<');
  importEdits(folder, [{ language: 'zh', key, before: null, after: '另外', english: null }]);
  const { refused } = importEdits(folder, await readXliff(xml));
  expect(refused.map(({ reason }) => reason)).toEqual([
    `The portal now says “另外”; the edit was made on “${before}”.`,
  ]);
});

test('a text whose translation is missing is exported without one, and not taken back', async () => {
  const xml = await exported(new Map(), new Map([['a:b', 'B']]));
  expect(xml).not.toContain('<target>');
  expect(await readXliff(xml.replace('</source>', '</source><target/>'))).toEqual([]);
});

test('a translator reads where a text is seen, and which numbers a plural form is for', async () => {
  const english = new Map([
    ['a:days_one', '{{count}} day'],
    ['a:days_other', '{{count}} days'],
  ]);
  const xml = await toXliff('en', { english, texts: english, noteOf: () => 'seen here' });
  expect([...xml.matchAll(/<note>(.*)<\/note>/g)].map(([, note]) => note)).toEqual([
    'seen here',
    'Plural form “one”, for 1',
    'seen here',
    'Plural form “other”, for 0, 2, 3, 4, 5, 6 …',
  ]);
});

test.each(['<xliff version="1.2"><file/></xliff>', '<html></html>', '<xliff version="2.0"'])(
  '%s is refused',
  async (xml) => {
    await expect(readXliff(xml)).rejects.toThrow('no XLIFF 2 file');
  },
);

test.each([
  ['live-classes', 'live-classes, in Storybook: ?path=/story/screens-live-classes--upcoming'],
  ['date-field', 'date-field, in Storybook: ?path=/story/kit-datefield--empty'],
  ['pager', 'pager, in Storybook: ?path=/story/blocks-pager--first-page'],
  ['common', 'common'],
])('the note of %s leads to a story of its area or part', (namespace, note) => {
  expect(storyNote(join(ROOT, 'packages/ui/src'), namespace)).toBe(note);
});
