/**
 * `npm run translations:export -- --language zh [--format xliff] [--out <file>]`: writes all texts of a language to one
 * XLIFF 2 file, for translators with their own tools. `npm run translations:import <file>` imports it again.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../packages/ui/src/i18n/languages.ts';
import { ROOT } from '../processes.mjs';
import { FOLDER, readTexts } from './files.ts';
import { storyNote } from './story-links.ts';
import { toXliff } from './xliff.ts';

try {
  const { values } = parseArgs({
    options: {
      language: { type: 'string', default: '' },
      format: { type: 'string', default: 'xliff' },
      out: { type: 'string' },
    },
  });
  const language = LANGUAGES.find((one) => one === values.language);
  if (!language) throw new Error(`Which language? --language ${LANGUAGES.join(' or ')}`);
  if (values.format !== 'xliff') throw new Error('The format is xliff: XLIFF 2, which translation tools read.');
  const folder = join(ROOT, FOLDER);
  const texts = readTexts(folder, language);
  const xml = await toXliff(language, {
    english: readTexts(folder, 'en'),
    texts,
    noteOf: (namespace) => storyNote(join(ROOT, 'packages/ui/src'), namespace),
  });
  const file = values.out
    ? resolve(process.env['INIT_CWD'] ?? '.', values.out)
    : join(ROOT, `reports/translations-${language}.xlf`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, xml);
  process.stdout.write(`All texts of ${language} are in ${file}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
