// @ts-check
/**
 * Tests the generator on a copy of the repository. Adds a language, generates an area, its screen with a menu entry, a
 * second screen and a part, and checks the copy with types, lint, unit tests and the production build.
 * `node config/generator/check.mjs [--keep]`; `--keep` keeps the copy.
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

const GENERATED_TESTS = ['certificates', 'packages/domain/src/screens', 'packages/domain/src/shell', '.storybook/docs'];

/** From the tests about all calls (table of faults, contract, check of a backend), those about the new call. */
const CALL_TESTS = [
  'packages/data/src/testing/faults',
  'config/backend/openapi/mock-backend',
  'config/backend/check/run-check',
  '-t',
  'nothing is forgotten|every (?:call|query)|[cC]ertificate',
];

/**
 * Returns the checks as lists of commands; two lists run at a time.
 * @param {string[]} written Files written by the generator; the stage `lint` checks the rest of the repository.
 */
const checksOf = (written) => [
  [['tsc', '--noEmit', '--checkers', '2']],
  [['oxlint', '--type-aware', ...written.filter((path) => /\.tsx?$/.test(path))]],
  [
    ['vitest', 'run', ...GENERATED_TESTS, ...LANGUAGE_TESTS],
    ['vitest', 'run', ...CALL_TESTS],
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

/**
 * Runs the generator again; it must not change anything.
 * @param {string} folder
 * @param {string[]} command
 */
async function expectNothingWritten(folder, command) {
  const output = await runIn(folder, command);
  if (!output.startsWith('Nothing to write')) throw new Error(`A second "${command.join(' ')}" wrote\n${output}`);
}

async function main() {
  followParent();
  const folder = mkdtempSync(join(tmpdir(), 'portal-new-'));
  const keep = process.argv.includes('--keep');
  try {
    copyRepository(ROOT, folder);
    addArabic(folder);
    /** @type {Set<string>} */
    const written = new Set();
    for (const command of GENERATED) {
      for (const path of (await runIn(folder, command)).trim().split('\n')) written.add(path);
    }
    for (const command of GENERATED) await expectNothingWritten(folder, command);
    const queue = checksOf([...written]);
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
