import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from './config/browser.mjs';

const { runner: _ownBrowserAndContext, ...config } = getJestConfig();

/** How Storybook's test runner runs: as ever, but with a page that is kept (`config/pictures/environment.mjs`). */
export default {
  ...config,
  testEnvironment: './config/pictures/environment.mjs',
  testEnvironmentOptions: { browserPath: findBrowser().executablePath },
  setupFilesAfterEnv: [],
  globalTeardown: './config/pictures/close-browser.mjs',
  // A story mounts in well under a second; this is for a machine that is busy with something else.
  testTimeout: 180_000,
};
