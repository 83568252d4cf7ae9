import { getJestConfig } from '@storybook/test-runner';
import { findBrowser, launchArgs } from './config/browser.mjs';

const config = getJestConfig();

/** How Storybook's test runner starts its browser: the same one, with the same flags, as the pictures are taken with. */
export default {
  ...config,
  // A story mounts in well under a second; this is for a machine that is busy with something else.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: findBrowser().executablePath, args: launchArgs },
      contextOptions: {
        viewport: { width: 390, height: 844 },
        timezoneId: 'UTC',
        locale: 'en-AU',
        reducedMotion: 'reduce',
      },
    },
  },
};
