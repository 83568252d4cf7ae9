// @ts-check
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { cjkFont, findBrowser, launchArgs } from '../browser.mjs';
import { serveStatic } from '../serve-static.mjs';
import { axeSource, violationsOn } from './axe.mjs';
import { acceptBaselines, readOrigin } from './baselines.mjs';
import { holdAgainstBaselines } from './findings.mjs';
import { openStoryPage } from './render.mjs';
import { writeReport } from './report.mjs';
import { readStories } from './stories.mjs';
import { expectedPictures, isChinese, pictureName, visitsOf } from './variants.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** A page is thrown away after so many stories, so that what they leave behind does not pile up. */
const STORIES_A_PAGE = 200;

/** Lines a list is cut off at when printed; the report has all. */
const PRINTED = 20;

/**
 * Walks all stories: mounts each, changes its look, takes its pictures and runs axe.
 * @param {string} storybookDir
 * @param {import('./stories.mjs').Story[]} stories
 * @param {{ executablePath: string, workers: number }} options
 * @returns {Promise<{ pictures: Map<string, Buffer>, problems: import('./report.mjs').Problem[] }>}
 */
async function walk(storybookDir, stories, { executablePath, workers }) {
  const server = await serveStatic(storybookDir);
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  /** @type {import('./report.mjs').Problem[]} */
  const problems = [];
  const queue = [...stories];

  /**
   * @param {import('./render.mjs').StoryPage} storyPage
   * @param {import('./stories.mjs').Story} story
   * @returns {Promise<boolean>} Whether the page can go on to the next story.
   */
  async function visit(storyPage, story) {
    let variant = 'phone';
    try {
      for (const [at, wanted] of visitsOf(story).entries()) {
        ({ variant } = wanted);
        await (at === 0 ? storyPage.show(story.id) : storyPage.dress(wanted));
        if (wanted.picture) pictures.set(pictureName(story.id, variant), await storyPage.picture());
        if (!wanted.axe) continue;
        for (const { rule, help, where } of await violationsOn(storyPage.page, story.kind)) {
          problems.push({ storyId: story.id, variant, message: `axe ${rule}: ${help}\n${where.join('\n')}` });
        }
      }
      return true;
    } catch (error) {
      problems.push({ storyId: story.id, variant, message: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  async function work() {
    let storyPage = await openStoryPage(browser, server.url, axeSource);
    let visited = 0;
    for (let story = queue.shift(); story; story = queue.shift()) {
      visited += 1;
      if (await visit(storyPage, story)) {
        if (visited % STORIES_A_PAGE !== 0) continue;
      }
      // After a failure the page may be in any state: the next story must not suffer for it.
      await storyPage.close();
      storyPage = await openStoryPage(browser, server.url, axeSource);
    }
    await storyPage.close();
  }

  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  return { pictures, problems };
}

/**
 * @param {string[]} lines
 */
function printSome(lines) {
  for (const line of lines.slice(0, PRINTED)) console.log(line);
  if (lines.length > PRINTED) console.log(`… and ${lines.length - PRINTED} more, see the report.`);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      baselines: { type: 'string', default: resolve(ROOT, '.storybook/baselines') },
      report: { type: 'string', default: resolve(ROOT, 'reports/pictures') },
      only: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  });
  const [mode, storybookDir = resolve(ROOT, '.cache/storybook-static')] = positionals;
  if (mode !== 'check' && mode !== 'accept') {
    console.error(
      'Usage: node config/pictures/walk.mjs check|accept [storybook folder] [--baselines dir] [--report dir] [--only part of a story id] [--workers n]',
    );
    return 2;
  }

  const started = performance.now();
  const browser = findBrowser();
  const font = cjkFont();
  const { baselines, only } = values;
  const stories = readStories(storybookDir).filter(({ id }) => !only || id.includes(only));
  const expected = expectedPictures(stories);
  const { pictures, problems } = await walk(storybookDir, stories, {
    executablePath: browser.executablePath,
    workers: Number(values.workers),
  });
  const seconds = (performance.now() - started) / 1000;

  const summary = [
    `${stories.length} stories, ${pictures.size} pictures, ${seconds.toFixed(1)} s (${(seconds / Math.max(1, stories.length)).toFixed(2)} s a story), ${browser.name}.`,
  ];
  /** @param {string} line */
  const note = (line) => summary.push(`note: ${line}`);
  const problemLines = problems.map(({ storyId, variant, message }) => `✗ ${storyId} (${variant}): ${message}`);

  if (mode === 'accept') {
    // Without a Chinese font the pictures show empty boxes: whoever has the font accepts them.
    const taken = new Map([...pictures].filter(([name]) => font || !isChinese(name)));
    if (!font) note('no Chinese font here, so the Chinese pictures were left as they are.');
    const origin = {
      browser: browser.name,
      platform: `${process.platform}-${process.arch}`,
      cjkFont: font ?? readOrigin(baselines)?.cjkFont,
    };
    const { written, deleted } = acceptBaselines(
      baselines,
      taken,
      // Of a part of the stories one cannot tell which pictures are orphans.
      (name) => only !== undefined || expected.has(name),
      origin,
    );
    summary.push(`${written} baselines written, ${deleted} deleted, in ${baselines}.`);
    for (const line of summary) console.log(line);
    printSome(problemLines);
    return problems.length > 0 ? 1 : 0;
  }

  const origin = readOrigin(baselines);
  const sameBrowser = origin?.browser === browser.name && origin.platform === `${process.platform}-${process.arch}`;
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
  const found = holdAgainstBaselines(baselines, pictures, {
    strictness: sameBrowser ? 'exact' : 'tolerant',
    isCompared: (name) => sameFont || !origin || !isChinese(name),
    // Of a part of the stories one cannot tell which pictures are orphans.
    isExpected: (name) => only !== undefined || expected.has(name),
  });
  summary.push(
    `${found.filter(({ kind }) => kind === 'differs').length} differ, ${found.filter(({ kind }) => kind === 'missing').length} have no baseline, ` +
      `${found.filter(({ kind }) => kind === 'orphan').length} baselines without a story, ${problems.length} problems in stories.`,
  );
  const report = writeReport(values.report, { findings: found, problems, summary });
  printSome(found.map(({ name, sentence }) => `✗ ${name}: ${sentence}`));
  printSome(problemLines);
  for (const line of summary) console.log(line);
  if (found.length + problems.length === 0) return 0;
  console.log(`Look at ${report}; when the pictures are meant to be so: npm run baselines:accept.`);
  return 1;
}

process.exitCode = await main();
