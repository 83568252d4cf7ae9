// @ts-check
/**
 * Processes the pictures that the test runner has taken (`.storybook/test-runner.ts`): `check` compares them with the
 * baselines, `accept` writes them as the baselines.
 * `node config/pictures/check.mjs check|accept [storybook folder] [--only part of a story id] [--partial]`.
 * `--partial`: not all stories were run, so a missing picture is not a failure.
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { cjkFont, findBrowser } from '../browser.mjs';
import {
  acceptBaseline,
  baselineNames,
  deleteBaseline,
  pairHash,
  readOrigin,
  readSamePixels,
  writeOrigin,
  writeSamePixels,
} from './baselines.mjs';
import { compareWithBaselines, mapNames } from './findings.mjs';
import { decodeImage } from './image.mjs';
import { writeReport } from './report.mjs';
import { readStories } from './read-stories.mjs';
import { expectedPictures, isChinese } from './variants.mjs';
import { TAKEN_DIR } from './visit.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const BASELINES = resolve(ROOT, '.storybook/baselines');
const TAKEN = resolve(ROOT, TAKEN_DIR);

/**
 * The folder of the report, and the folder of the built Storybook in which its page reads it
 * (`.storybook/docs/changes`).
 */
const REPORT = resolve(ROOT, 'reports/pictures');
const PUBLISHED = 'changes';

/** The most findings that are printed; the report has all of them. */
const PRINTED = 20;

/** @param {string} name */
const takenFile = (name) => join(TAKEN, `${name}.png`);

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, partial: { type: 'boolean', default: false } },
  });
  const [mode, storybookDir = resolve(ROOT, '.cache/storybook-static')] = positionals;
  if (mode !== 'check' && mode !== 'accept') {
    console.error('Usage: node config/pictures/check.mjs check|accept [storybook folder] [--only part] [--partial]');
    return 2;
  }

  const started = performance.now();
  const browser = findBrowser();
  const platform = `${process.platform}-${process.arch}`;
  const font = cjkFont();
  const expected = expectedPictures(readStories(storybookDir));
  const wanted = [...expected].filter((name) => !values.only || name.includes(values.only));
  const taken = wanted.filter((name) => existsSync(takenFile(name)));
  const partial = values.partial || values.only !== undefined;
  /** @type {string[]} */
  const summary = [];
  /** @param {string} line */
  const note = (line) => summary.push(`note: ${line}`);

  if (mode === 'accept') {
    // Without a Chinese font, Chinese pictures show empty boxes.
    const accepted = taken.filter((name) => font || !isChinese(name));
    if (!font) note('no Chinese font here, so the Chinese pictures were left as they are.');
    const written = await mapNames(accepted, async (name) =>
      acceptBaseline(BASELINES, name, await decodeImage(readFileSync(takenFile(name)))),
    );
    const orphans = baselineNames(BASELINES).filter((name) => !expected.has(name));
    for (const name of orphans) deleteBaseline(BASELINES, name);
    const pairs = new Map(Object.entries(readSamePixels(BASELINES)));
    for (const name of orphans) pairs.delete(name);
    for (const name of accepted) pairs.set(name, pairHash(BASELINES, name, readFileSync(takenFile(name))) ?? '');
    writeSamePixels(BASELINES, Object.fromEntries(pairs));
    writeOrigin(BASELINES, { browser: browser.name, platform, cjkFont: font ?? readOrigin(BASELINES)?.cjkFont });
    summary.push(`${written.filter(Boolean).length} baselines written, ${orphans.length} deleted, in ${BASELINES}.`);
    for (const line of summary) console.log(line);
    return 0;
  }

  const origin = readOrigin(BASELINES);
  const sameBrowser = origin?.browser === browser.name && origin.platform === platform;
  const sameFont = font !== undefined && origin?.cjkFont === font;
  if (origin && !sameBrowser) {
    note(
      `the baselines are by ${origin.browser} on ${origin.platform}, so they are compared with a tolerance (see compare.mjs), not exactly.`,
    );
  }
  if (origin && !sameFont) {
    note(
      `the Chinese font is ${font ?? 'missing'}, the baselines have ${origin.cjkFont ?? 'none'}: Chinese pictures are not compared.`,
    );
  }
  const compared = taken.filter((name) => sameFont || !origin || !isChinese(name));
  const found = await compareWithBaselines({
    dir: BASELINES,
    expected,
    compared,
    readTaken: (name) => readFileSync(takenFile(name)),
    strictness: sameBrowser ? 'exact' : 'tolerant',
    samePixels: readSamePixels(BASELINES),
  });
  // In a partial run, missing pictures are expected.
  const untaken = partial ? [] : wanted.filter((name) => !taken.includes(name));

  const count = (/** @type {string} */ kind) => found.filter((finding) => finding.kind === kind).length;
  summary.push(
    `${taken.length} pictures of ${wanted.length}, ${((performance.now() - started) / 1000).toFixed(1)} s, ${browser.name}.`,
    `${count('differs')} differ, ${count('missing')} have no baseline, ${count('orphan')} baselines without a story, ${untaken.length} not taken.`,
  );
  const report = writeReport(REPORT, { findings: found, summary });
  rmSync(join(storybookDir, PUBLISHED), { recursive: true, force: true });
  cpSync(REPORT, join(storybookDir, PUBLISHED), { recursive: true });
  const lines = [
    ...found.map(({ name, sentence }) => `✗ ${name}: ${sentence}`),
    ...untaken.map((name) => `✗ ${name}: its story did not get that far.`),
  ];
  for (const line of lines.slice(0, PRINTED)) console.log(line);
  if (lines.length > PRINTED) console.log(`… and ${lines.length - PRINTED} more, see the report.`);
  for (const line of summary) console.log(line);
  if (lines.length === 0) return 0;
  console.log(`Look at ${report}; when the pictures are meant to be so: npm run baselines:accept.`);
  return 1;
}

process.exitCode = await main();
