// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORY_NOW } from '@portal/mocks/story-now';
import { axeSource, violationsOn } from './axe.mjs';
import { inPage } from './in-page.mjs';
import { FIRST_LOOK, PHONE, pictureName, visitsOf } from './variants.mjs';

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
  // The accessibility addon would check every render, also those of the other looks; `takeLooks` checks each look once, by
  // one set of rules.
  await begin(page, { a11y: { manual: true } });
  // All weights of the typeface at once: otherwise the first story that needs one is drawn while it loads.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
  });
}

/**
 * @param {import('playwright').Page} page
 * @param {object} globals Values of the toolbar for the next story.
 */
const begin = (page, globals) =>
  page.evaluate((wanted) => /** @type {any} */ (globalThis).__portalLooks.begin(wanted), globals);

/**
 * @param {import('playwright').Page} page
 * @param {{ width: number, height: number }} size
 */
async function resize(page, size) {
  const { width, height } = page.viewportSize() ?? {};
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/**
 * @param {import('playwright').Page} page
 * @returns {Promise<{ width: number, height: number }>} The size of the whole page.
 */
const settle = (page) => page.evaluate(() => /** @type {any} */ (globalThis).__portalLooks.settle());

/** @type {WeakMap<import('playwright').Page, string>} What each page wears; putting it on again would only draw anew. */
const worn = new WeakMap();

/**
 * @param {import('playwright').Page} page
 * @param {import('./variants.mjs').Look} look
 */
async function change(page, look) {
  const wanted = JSON.stringify(look);
  if (worn.get(page) === wanted) return;
  const failure = await page.evaluate((globals) => /** @type {any} */ (globalThis).__portalLooks.look(globals), look);
  if (failure) throw new Error(String(failure));
  worn.set(page, wanted);
}

/**
 * Before a story: the look in which every story is mounted and played, and nothing left of the one before.
 * @param {import('playwright').Page} page
 */
export async function freshen(page) {
  await resize(page, PHONE);
  await begin(page, FIRST_LOOK);
  worn.set(page, JSON.stringify(FIRST_LOOK));
}

/** @type {WeakMap<import('playwright').Page, Promise<import('playwright').CDPSession>>} */
const sessions = new WeakMap();

/**
 * The whole page as a PNG, by the browser's own command: Playwright's takes the same picture, with the same command, but
 * compresses it for long and asks the page more than once before and after.
 * @param {import('playwright').Page} page
 * @param {{ width: number, height: number }} size
 */
async function screenshot(page, { width, height }) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const viewport = page.viewportSize() ?? PHONE;
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: width > viewport.width || height > viewport.height,
  });
  return Buffer.from(data, 'base64');
}

/**
 * After a story was played: its picture as it stands and axe, then the other looks it is seen in, with theirs.
 * @param {import('playwright').Page} page
 * @param {import('./stories.mjs').Story} story
 * @returns {Promise<string[]>} What axe found.
 */
export async function takeLooks(page, story) {
  mkdirSync(TAKEN_DIR, { recursive: true });
  /** @type {string[]} */
  const problems = [];
  for (const visit of visitsOf(story)) {
    await resize(page, visit.viewport);
    await change(page, visit.look);
    const size = await settle(page);
    if (visit.picture) {
      writeFileSync(join(TAKEN_DIR, `${pictureName(story.id, visit.variant)}.png`), await screenshot(page, size));
    }
    if (visit.axe === 'none') continue;
    for (const { rule, help, where } of await violationsOn(page, story.kind, visit.axe)) {
      problems.push(`${visit.variant}: axe ${rule}: ${help}\n${where.join('\n')}`);
    }
  }
  return problems;
}
