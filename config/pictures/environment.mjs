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
 * Opens Storybook in a new browser context.
 * @param {string} executablePath Path of the browser.
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

/** Closes the browser of this process. Jest calls it after the last file (`globalTeardown`). */
export async function closeBrowser() {
  await (await browser)?.close();
}

// A worker process has no global teardown, but before it ends Jest removes its `message` listener.
process.on('removeListener', (name) => {
  if (name === 'message') void closeBrowser();
});

/**
 * Runs files of stories in one page per process, which is kept from file to file, since opening Storybook takes longer
 * than most files. Each story resets what another may have left (`beginStory`, `resetPage`); after a failed story,
 * Storybook is opened again in a new page. Jest loads this module once per process, outside the sandboxes of the files,
 * so the test runner's hooks are loaded once too.
 */
export default class StoryEnvironment extends NodeEnvironment {
  /** @param {ConstructorParameters<typeof NodeEnvironment>} given */
  constructor(...given) {
    super(...given);
    /** Path of the browser, which `test-runner-jest.config.js` finds once for all processes. */
    this.browserPath = String(given[0].projectConfig.testEnvironmentOptions['browserPath']);
  }

  /** @override */
  async setup() {
    await super.setup();
    // Switches off Jest's source-mapped stacks: there are no source maps here, and since Playwright captures a stack
    // with every call, mapping them took a tenth of the time of this process.
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
   * Defines globals of the sandbox as getters, since Jest destroys the values that a file leaves behind.
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
