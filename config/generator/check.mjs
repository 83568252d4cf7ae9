// @ts-check
/**
 * Extends a copy of the repository: by the generator with an area, its screen with a menu entry, a second screen and a part,
 * and then by a language; and checks the copy with types, lint, unit tests and the production build.
 * `node config/generator/check.mjs [--keep]` keeps the copy.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { followParent, ROOT } from '../processes.mjs';
import { copyRepository, runIn } from './copy.mjs';
import { addArabic, expectMissingTextSeen, LANGUAGE_TESTS } from './new-language.ts';

const NEW = ['node', 'config/generator/new.mjs'];

const GENERATED = [
  [...NEW, 'area', 'certificates', '--title-zh', '证书'],
  [...NEW, 'screen', 'certificates', '--title-zh', '证书', '--icon', 'Award'],
  [...NEW, 'screen', 'certificateHelp', '--area', 'certificates', '--title', 'Help with certificates'],
  [...NEW, 'part', 'Ribbon'],
];

/** The folders with generated code; the stage `lint` checks the rest of the repository. */
const WRITTEN = [
  ...['domain', 'data', 'ui'].map((name) => `packages/${name}/src/certificates`),
  ...['domain/src/screens', 'ui/src/kit', 'ui/src/shell'].map((name) => `packages/${name}`),
  'mocks/src',
  'app/src',
  'app/e2e',
];

const GENERATED_TESTS = ['certificates', 'packages/domain/src/screens', 'packages/domain/src/shell', '.storybook/docs'];

/** The checks: lists of commands, two lists at a time. */
const CHECKS = [
  [['tsc', '--noEmit', '--checkers', '2']],
  [['oxlint', '--type-aware', ...WRITTEN]],
  [
    ['vitest', 'run', ...GENERATED_TESTS, ...LANGUAGE_TESTS],
    ['oxfmt', '--check', '.'],
    ['i18next-cli', 'status'],
    ['knip'],
  ],
  [['node', 'app/build.mjs']],
];

/**
 * @param {string} folder
 * @param {string[][][]} queue
 */
async function work(folder, queue) {
  for (let commands = queue.shift(); commands; commands = queue.shift()) {
    for (const command of commands) await runIn(folder, command);
  }
}

async function main() {
  followParent();
  const folder = mkdtempSync(join(tmpdir(), 'portal-new-'));
  const keep = process.argv.includes('--keep');
  try {
    copyRepository(ROOT, folder);
    for (const command of GENERATED) await runIn(folder, command);
    addArabic(folder);
    const queue = [...CHECKS];
    await Promise.all([work(folder, queue), work(folder, queue)]);
    await expectMissingTextSeen(folder);
  } finally {
    if (keep) console.log(folder);
    else rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
