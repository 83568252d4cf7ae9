import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser, launchArgs } from '../browser.mjs';
import { rendered } from './rendered.mjs';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: launchArgs });
});
afterAll(() => browser.close());

test('observers know the new size, also where the clock of the page stands still', async () => {
  const page = await browser.newPage();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.goto('data:text/html,<!doctype html>');
  await page.evaluate(() => {
    new ResizeObserver(() => (document.title = String(innerWidth))).observe(document.body);
  });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(rendered);
    expect(await page.title()).toBe(String(width));
  }
});
