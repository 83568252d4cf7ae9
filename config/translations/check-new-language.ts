/**
 * Adds a language to a copy of the repository as a translator would, by its folder and one line of the table, and checks
 * the copy with types, completeness and the tests that go over all languages. Arabic: it has six plural forms and is
 * written from right to left. Then takes one text away, which the completeness check must see.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { englishOf, keysOf } from '../../packages/ui/src/i18n/plural-forms.ts';
import { copyRepository, runIn } from '../generator/copy.mjs';
import { followParent, ROOT } from '../processes.mjs';
import { FOLDER, readTexts, writeTexts } from './files.ts';

const LINE = `  ar: { name: 'العربية', short: 'ع', lang: 'ar', dir: 'rtl' },\n`;

/** Each runs in the copy and passes. */
const CHECKS = [
  ['tsc', '--noEmit'],
  ['i18next-cli', 'status'],
  [
    'vitest',
    'run',
    FOLDER,
    'config/translations/toolbar.test.ts',
    'config/translations/files.test.ts',
    'config/translations/xliff.test.ts',
    'app/build/portal-html.test.ts',
    'packages/ui/src/blocks/page-frame',
  ],
];

/** Adds the language to the copy, with the English texts in brackets. */
function addArabic(copy: string): void {
  const folder = join(copy, FOLDER);
  const table = join(folder, 'languages.ts');
  const source = readFileSync(table, 'utf8');
  writeFileSync(table, source.replace('} as const satisfies', `${LINE}} as const satisfies`));
  const english = readTexts(folder, 'en');
  const texts = keysOf('ar', english).map((key): [string, string] => [key, `«${englishOf(key, english) ?? ''}»`]);
  writeTexts(folder, 'ar', new Map(texts));
}

/** Whether the completeness check of the copy sees that a text is missing. */
async function seesMissing(copy: string): Promise<boolean> {
  const file = join(copy, FOLDER, 'ar/pager.json');
  const [line = ''] = /^ {2}"\w+": .*,\n/m.exec(readFileSync(file, 'utf8')) ?? [];
  writeFileSync(file, readFileSync(file, 'utf8').replace(line, ''));
  return runIn(copy, ['i18next-cli', 'status']).then(
    () => false,
    () => true,
  );
}

followParent();
const copy = mkdtempSync(join(tmpdir(), 'portal-language-'));
try {
  copyRepository(ROOT, copy);
  addArabic(copy);
  for (const check of CHECKS) await runIn(copy, check);
  if (!(await seesMissing(copy))) throw new Error('A missing text of a new language passes i18next-cli status.');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
