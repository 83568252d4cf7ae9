// @ts-check
import process from 'node:process';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import NodeEnvironment from 'jest-environment-node';
import { chromium } from 'playwright';
import { launchArgs } from '../browser.mjs';
import { PHONE } from './variants.mjs';

/** @type {Promise<import('playwright').Browser> | undefined} */
let browser;
/** @type {import('playwright').Page | undefined} The page of this process; a new one is opened after a failed story. */
let openedPage;

/** @param {string} executablePath */
async function launch(executablePath) {
  const launched = await chromium.launch({ executablePath, args: launchArgs });
  launched.once('disconnected', () => {
    browser = undefined;
    openedPage = undefined;
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

async function closePage() {
  const page = openedPage;
  openedPage = undefined;
  await page?.context().close();
}

/** Closes the browser of this process: Jest calls it after the last file (`globalTeardown`). */
export async function closeBrowser() {
  await (await browser)?.close();
}

// A worker process has no global teardown, but Jest removes its message listener there before it ends.
process.on('removeListener', (name) => {
  if (name === 'message') void closeBrowser();
});

/**
 * Runs a file of stories in one page a process, which is kept from file to file: opening Storybook takes longer than most
 * files. Each story resets what another may have left (`beginStory`, `resetPage`); after a failed one Storybook is
 * opened again in a new page. Jest loads this module once a process, outside the sandboxes of the files, so the test
 * runner's hooks are loaded once too.
 */
export default class StoryEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} given */
  constructor(...given) {
    super(...given);
    /** `test-runner-jest.config.js` finds it once. */
    this.browserPath = String(given[0].projectConfig.testEnvironmentOptions['browserPath']);
  }

  /** @override */
  async setup() {
    await super.setup();
    // Jest maps each stack to sources, of which there are none here: Playwright takes a stack with every call, and mapping them
    // took a tenth of this process.
    Reflect.deleteProperty(Error, 'prepareStackTrace');
    openedPage ??= await openPage(this.browserPath);
    const config = await getTestRunnerConfig(process.env['STORYBOOK_CONFIG_DIR']);
    this.expose({
      page: () => openedPage,
      __sbPreVisit: () => config?.preVisit,
      __sbPostVisit: () => config?.postVisit,
      // The test runner retries when a story has navigated away; here such a story fails.
      jestPlaywright: () => ({
        resetPage: () => Promise.reject(new Error('The story has navigated away from its page.')),
      }),
    });
  }

  /**
   * Defines globals of the sandbox. As getters, since Jest destroys the values that a file leaves behind.
   * @param {Record<string, () => unknown>} getters
   */
  expose(getters) {
    for (const [name, get] of Object.entries(getters)) Object.defineProperty(this.global, name, { get });
  }

  /** @param {{ name: string, test?: { errors: unknown[] } }} event A Jest Circus event. */
  async handleTestEvent({ name, test }) {
    if (name !== 'test_done' || !test?.errors.length) return;
    await closePage();
    openedPage = await openPage(this.browserPath);
  }
}
