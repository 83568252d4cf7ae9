// @ts-check
import process from 'node:process';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import NodeEnvironment from 'jest-environment-node';
import { chromium } from 'playwright';
import { launchArgs } from '../browser.mjs';
import { PHONE } from './variants.mjs';

/** @type {Promise<import('playwright').Browser> | undefined} */
let browser;
/** @type {import('playwright').Page | undefined} The page of this process, unless a story has failed in it. */
let kept;

/** @param {string} executablePath */
async function launch(executablePath) {
  const launched = await chromium.launch({ executablePath, args: launchArgs });
  launched.once('disconnected', () => {
    browser = undefined;
    kept = undefined;
  });
  return launched;
}

/**
 * Storybook, opened in a browser context of its own.
 * @param {string} executablePath Of the browser.
 */
async function openPage(executablePath) {
  browser ??= launch(executablePath);
  const context = await (
    await browser
  ).newContext({ viewport: PHONE, timezoneId: 'UTC', locale: 'en-AU', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await setupPage(page, context);
  return page;
}

async function dropPage() {
  const page = kept;
  kept = undefined;
  await page?.context().close();
}

/** Ends the browser of this process: Jest asks for it after the last file (`globalTeardown`). */
export async function closeBrowser() {
  await (await browser)?.close();
}

// In a process of its own there is nobody to ask, but Jest stops listening there before it ends.
process.on('removeListener', (name) => {
  if (name === 'message') void closeBrowser();
});

/**
 * Where a file of stories runs: one page a process, kept from file to file, since opening Storybook takes longer than most
 * files do. Every story sets back what another may have left (`loadSchool` and `freshen`); after one that failed Storybook
 * is opened anew. Jest loads this once a process, outside of the files' sandboxes, so the test runner's hooks are loaded
 * once too.
 */
export default class StoryEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} given */
  constructor(...given) {
    super(...given);
    /** Looked for once, in `test-runner-jest.config.js`. */
    this.browserPath = String(given[0].projectConfig.testEnvironmentOptions['browserPath']);
  }

  /** @override */
  async setup() {
    await super.setup();
    kept ??= await openPage(this.browserPath);
    const config = await getTestRunnerConfig(process.env['STORYBOOK_CONFIG_DIR']);
    this.lend({
      page: () => kept,
      __sbPreVisit: () => config?.preVisit,
      __sbPostVisit: () => config?.postVisit,
      // What the test runner does when a page has gone elsewhere is to try again; here such a story fails.
      jestPlaywright: () => ({ resetPage: () => Promise.reject(new Error('The story has left its page.')) }),
    });
  }

  /**
   * Gives the sandbox something of ours. As getters, since Jest takes apart the values that a file leaves behind.
   * @param {Record<string, () => unknown>} getters
   */
  lend(getters) {
    for (const [name, get] of Object.entries(getters)) Object.defineProperty(this.global, name, { get });
  }

  /** @param {{ name: string, test?: { errors: unknown[] } }} event Of Jest's. */
  async handleTestEvent({ name, test }) {
    if (name !== 'test_done' || !test?.errors.length) return;
    await dropPage();
    kept = await openPage(this.browserPath);
  }
}
