import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishOf, keysOf } from '../../packages/ui/src/i18n/plural-forms.ts';
import { FOLDER, readTexts, writeTexts } from '../translations/files.ts';
import { runIn } from './copy.mjs';

const LINE = `  ar: { name: 'العربية', short: 'ع', lang: 'ar', dir: 'rtl' },\n`;

/** The tests that cover all languages. */
export const LANGUAGE_TESTS = [
  FOLDER,
  'config/translations/toolbar.test.ts',
  'config/translations/files.test.ts',
  'config/translations/xliff.test.ts',
  'app/build/portal-html.test.ts',
  'packages/ui/src/blocks/page-frame',
];

/**
 * Adds Arabic to a copy of the repository as a translator would: a folder and one line in the table. Its texts are the
 * English ones in guillemets. Arabic is chosen because it has six plural forms and is written from right to left.
 */
export function addArabic(copy: string): void {
  const folder = join(copy, FOLDER);
  const table = join(folder, 'languages.ts');
  const source = readFileSync(table, 'utf8');
  writeFileSync(table, source.replace('} as const satisfies', `${LINE}} as const satisfies`));
  const english = readTexts(folder, 'en');
  const texts = keysOf('ar', english).map((key): [string, string] => [key, `«${englishOf(key, english) ?? ''}»`]);
  writeTexts(folder, 'ar', new Map(texts));
}

/** Removes one text of the new language; the completeness check of the copy must then fail. */
export async function expectMissingTextSeen(copy: string): Promise<void> {
  const file = join(copy, FOLDER, 'ar/pager.json');
  const [line = ''] = /^ {2}"\w+": .*,\n/m.exec(readFileSync(file, 'utf8')) ?? [];
  writeFileSync(file, readFileSync(file, 'utf8').replace(line, ''));
  const seen = await runIn(copy, ['i18next-cli', 'status']).then(
    () => false,
    () => true,
  );
  if (!seen) throw new Error('A missing text of a new language passes i18next-cli status.');
}
