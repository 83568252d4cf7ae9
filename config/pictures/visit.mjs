// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORY_NOW } from '@portal/mocks/story-now';
import { axeSource, violationsOn } from './axe.mjs';
import { inPage } from './in-page.mjs';
import { playingNow } from './plays.mjs';
import { addRendered } from './rendered.mjs';
import { screenshot } from './screenshot.mjs';
import { lookAtText } from './text.mjs';
import { textInPage } from './text-in-page.mjs';
import { DEFAULT_GLOBALS, PHONE, pictureName, visitsOf } from './variants.mjs';
import { setViewport, viewportOf } from './viewport.mjs';

/** The folder of the pictures that a run takes, for `check.mjs`. */
export const TAKEN_DIR = '.cache/pictures';

/**
 * Opens Storybook in a page with a fixed clock, loaded fonts and no motion, so that pictures are reproducible.
 * @param {import('playwright').Page} page
 * @param {string} url URL of the served Storybook.
 */
export async function openStorybook(page, url) {
  await page.clock.setFixedTime(STORY_NOW);
  await addRendered(page);
  await page.addInitScript(inPage);
  await page.addInitScript(textInPage);
  await page.goto(new URL('iframe.html?viewMode=story', url).href, { waitUntil: 'load' });
  await page.waitForFunction(
    () => /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  await page.evaluate(axeSource);
  // The accessibility addon would check every render; `takePictures` runs axe, with the rules of each variant.
  await reset(page, { a11y: { manual: true } });
  // Loads all weights of the typeface: the first story that needs one would otherwise render while it loads.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
}

/**
 * @param {import('playwright').Page} page
 * @param {object} globals Values of the toolbar for the next story.
 */
const reset = (page, globals) =>
  page.evaluate((nextGlobals) => /** @type {any} */ (globalThis).__portalVisit.reset(nextGlobals), globals);

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<import('./in-page.mjs').Shown>}
 */
export const settle = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__portalVisit.settle());

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<boolean>} Whether the DOM has not changed since the page settled.
 */
const isSettled = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__portalVisit.isSettled());

/** @type {WeakMap<import('playwright').Page, string>} The globals of each page, so as not to set them again. */
const currentGlobals = new WeakMap();

/**
 * @param {import('playwright').Page} page
 * @param {import('./variants.mjs').Globals} globals
 */
async function setGlobals(page, globals) {
  const wanted = JSON.stringify(globals);
  if (currentGlobals.get(page) === wanted) return;
  const failure = await page.evaluate(
    (next) => /** @type {any} */ (globalThis).__portalVisit.setGlobals(next),
    globals,
  );
  if (failure) throw new Error(String(failure));
  currentGlobals.set(page, wanted);
}

/** @type {WeakSet<import('playwright').Page>} The pages that do not prefer reduced motion. */
const moving = new WeakSet();

/**
 * @param {import('playwright').Page} page
 * @param {boolean} motion
 */
async function setMotion(page, motion) {
  if (moving.has(page) === motion) return;
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' });
  if (motion) moving.add(page);
  else moving.delete(page);
}

/**
 * Runs before a story: sets the globals and motion with which it is mounted and played, and removes the state of the
 * last story.
 * @param {import('playwright').Page} page
 * @param {{ id: string, title: string }} story
 */
export async function resetPage(page, story) {
  const { language, motion } = playingNow(story);
  const globals = { ...DEFAULT_GLOBALS, language };
  await setViewport(page, PHONE);
  await setMotion(page, motion);
  await reset(page, globals);
  currentGlobals.set(page, JSON.stringify(globals));
}

/** How often a page is settled or pictured at most, when it grows or changes meanwhile. */
const ATTEMPTS = 4;

/**
 * Settles the page in a viewport as high as the page, so that bars at its edges are at the ends of the page and cover
 * nothing; the full height is painted only for the picture. An open dialog keeps the viewport that it is laid out for.
 * @param {import('playwright').Page} page
 * @returns {Promise<import('./in-page.mjs').Shown>}
 */
async function settleWhole(page) {
  for (let attempt = 1; ; attempt += 1) {
    const shown = await settle(page);
    const { width, height } = viewportOf(page).laidOut;
    // A list may fill the new height, so that the page grows again.
    if (shown.modal || shown.area.height <= height || attempt === ATTEMPTS) return shown;
    await setViewport(page, { width, height: shown.area.height }, { drawn: false });
  }
}

/**
 * Takes a picture of the settled page. On a busy machine the page may still react to its new size while the picture is
 * taken; then it is taken again.
 * @param {import('playwright').Page} page
 */
async function settledScreenshot(page) {
  for (let attempt = 1; ; attempt += 1) {
    const picture = await screenshot(page, (await settleWhole(page)).area);
    if (attempt === ATTEMPTS || (await isSettled(page))) return picture;
  }
}

/**
 * Plays a story again in English and without motion, if it was played differently: the state after a play, such as the
 * focus or the scroll position of a list, depends on the language and on motion.
 * @param {import('playwright').Page} page
 * @param {import('./stories.mjs').Story} story
 */
async function playForPictures(page, story) {
  const { language, motion } = playingNow(story);
  await setMotion(page, false);
  if (language === DEFAULT_GLOBALS.language && !motion) return;
  const failure = await page.evaluate(
    (globals) => /** @type {any} */ (globalThis).__portalVisit.replay(globals),
    DEFAULT_GLOBALS,
  );
  if (failure) throw new Error(`${story.id}, played again for its pictures: ${String(failure)}`);
  currentGlobals.set(page, JSON.stringify(DEFAULT_GLOBALS));
}

/**
 * Runs after a story's play: takes the pictures and checks accessibility and text in all variants, without motion.
 * @param {import('playwright').Page} page
 * @param {import('./stories.mjs').Story} story
 * @returns {Promise<string[]>} The violations that axe found, and the text that is cut or covered.
 */
export async function takePictures(page, story) {
  mkdirSync(TAKEN_DIR, { recursive: true });
  await playForPictures(page, story);
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, string[]>} The languages and widths in which each text fault was found. */
  const faults = new Map();
  /** @type {number | undefined} Height of the last viewport, in which the next visit's text is likely to fit too. */
  let height;
  for (const visit of visitsOf(story)) {
    await setViewport(page, visit.viewport);
    await setGlobals(page, visit.globals);
    if (visit.picture) {
      writeFileSync(join(TAKEN_DIR, `${pictureName(story.id, visit.variant)}.png`), await settledScreenshot(page));
    } else if (visit.axe !== 'none') {
      await settle(page);
    }
    if (visit.axe !== 'none') {
      for (const { rule, help, where } of await violationsOn(page, story.kind, visit.axe)) {
        problems.push(`${visit.variant}: axe ${rule}: ${help}\n${where.join('\n')}`);
      }
    }
    // After a picture the page is painted in its full height.
    if (visit.textWidths.length > 0) await setViewport(page, visit.viewport);
    height = await lookAtText(
      page,
      visit.textWidths,
      (fault, width) => faults.set(fault, [...(faults.get(fault) ?? []), `${visit.globals.language} ${width}`]),
      height,
    );
  }
  return [...problems, ...[...faults].map(([fault, looks]) => `${fault} (${looks.join(', ')})`)];
}
