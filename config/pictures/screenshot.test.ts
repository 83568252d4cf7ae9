import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser, launchArgs } from '../browser.mjs';
import { addRendered } from './rendered.mjs';
import { screenshot } from './screenshot.mjs';
import { setViewport } from './viewport.mjs';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: launchArgs });
});
afterAll(() => browser.close());

test('a page that is laid out but not drawn gets no other size while its picture is taken', async () => {
  const page = await browser.newPage();
  await addRendered(page);
  await page.goto('data:text/html,<!doctype html><body style="margin: 0"><div style="height: 3000px">');
  const rendered = () =>
    page.evaluate(() => (globalThis as unknown as { __portalRendered: () => Promise<void> }).__portalRendered());
  await setViewport(page, { width: 390, height: 844 });
  await setViewport(page, { width: 390, height: 3000 }, { drawn: false });
  await rendered();
  const sizes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    addEventListener('resize', () => seen.push(`${innerWidth} x ${innerHeight}`));
    return seen;
  });
  const picture = await screenshot(page, { x: 0, y: 0, width: 390, height: 3000 });
  await rendered();
  await rendered();
  expect(await sizes.jsonValue()).toEqual([]);
  // Width and height of a PNG.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([390, 3000]);
});
