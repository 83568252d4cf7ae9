/**
 * `npm run translations:import <file>`: imports edited translations into the portal, from a file of edits of
 * Storybook's Words panel or from an XLIFF 2 file. Edits that are no longer valid are refused with the reason, and the
 * exit code is 1; the others are written.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { ROOT, runTool } from '../processes.mjs';
import { readEdits } from './edits.ts';
import { FOLDER } from './files.ts';
import { importEdits, reportOf } from './import-edits.ts';
import { readXliff } from './xliff.ts';

try {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new Error('Which file? npm run translations:import <file>');
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const edits = text.trimStart().startsWith('<') ? await readXliff(text) : readEdits(text);
  const imported = importEdits(join(ROOT, FOLDER), edits);
  for (const line of reportOf(imported)) process.stdout.write(`${line}\n`);
  if (imported.written.some(({ edit }) => edit.language === 'en')) await runTool(['i18next-cli', 'types']);
  process.exitCode = imported.refused.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
