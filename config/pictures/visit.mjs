// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORY_NOW } from '@portal/mocks/story-now';
import { axeSource, violationsOn } from './axe.mjs';
import { inPage } from './in-page.mjs';
import { FIRST_LOOK, laterVisitsOf, PHONE, pictureName } from './variants.mjs';

/** Where a run puts the pictures it takes, for `check.mjs`. */
export const TAKEN_DIR = '.cache/pictures';

/**
 * Opens Storybook in a page that stands still: the clock, the fonts and the motion of every story are the same.
 * @param {import('playwright').Page} page
 * @param {string} url Of the served Storybook.
 */
export async function openStorybook(page, url) {
  await page.clock.setFixedTime(STORY_NOW);
  await page.addInitScript(inPage);
  await page.goto(new URL('iframe.html?viewMode=story', url).href, { waitUntil: 'load' });
  await page.waitForFunction(
    () => /** @type {any} */ (globalThis).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
  );
  await page.evaluate(axeSource);
  // The accessibility addon would check every render, also the ones on the way back to the first look; `takeLooks` checks
  // each look once, by one set of rules.
  await wear(page, { a11y: { manual: true } });
  // All weights of the typeface at once: otherwise the first story that needs one is drawn while it loads.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
}

/**
 * @param {import('playwright').Page} page
 * @param {object} globals Values of the toolbar.
 */
async function wear(page, globals) {
  const failure = await page.evaluate((wanted) => /** @type {any} */ (globalThis).__portalLooks.look(wanted), globals);
  if (failure) throw new Error(String(failure));
}

/**
 * @param {import('playwright').Page} page
 * @param {{ width: number, height: number }} size
 */
async function resize(page, size) {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/** @param {import('playwright').Page} page */
const settle = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__portalLooks.settle());

/** @type {WeakMap<import('playwright').Page, string>} What each page wears; putting it on again would only draw anew. */
const worn = new WeakMap();

/**
 * @param {import('playwright').Page} page
 * @param {import('./variants.mjs').Look} look
 */
async function change(page, look) {
  const wanted = JSON.stringify(look);
  if ((worn.get(page) ?? JSON.stringify(FIRST_LOOK)) === wanted) return;
  await wear(page, look);
  worn.set(page, wanted);
}

/**
 * Before a story: the look in which every story is mounted and played.
 * @param {import('playwright').Page} page
 */
export async function wearFirstLook(page) {
  await page.evaluate(() => scrollTo(0, 0));
  await resize(page, PHONE);
  await change(page, FIRST_LOOK);
}

/**
 * After a story was played: its picture as it stands and axe, then the other looks it is seen in, with theirs.
 * @param {import('playwright').Page} page
 * @param {import('./stories.mjs').Story} story
 * @returns {Promise<string[]>} What axe found.
 */
export async function takeLooks(page, story) {
  mkdirSync(TAKEN_DIR, { recursive: true });
  /** @param {string} variant */
  const picture = async (variant) => {
    const taken = await page.screenshot({ fullPage: true, caret: 'hide', scale: 'css', type: 'png' });
    writeFileSync(join(TAKEN_DIR, `${pictureName(story.id, variant)}.png`), taken);
  };
  /** @type {string[]} */
  const problems = [];
  const check = async (/** @type {string} */ variant) => {
    for (const { rule, help, where } of await violationsOn(page, story.kind)) {
      problems.push(`${variant}: axe ${rule}: ${help}\n${where.join('\n')}`);
    }
  };
  await settle(page);
  if (story.pictured) await picture('phone');
  await check('phone');
  for (const visit of laterVisitsOf(story)) {
    await resize(page, visit.viewport);
    await change(page, visit.look);
    await settle(page);
    if (visit.picture) await picture(visit.variant);
    if (visit.axe) await check(visit.variant);
  }
  return problems;
}
