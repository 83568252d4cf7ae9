import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys of the review room: the built Storybook, as designers and translators use it. Run `storybook build` first. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['config/room/**/*.journey.test.ts'],
    globalSetup: ['config/room/serve.ts'],
    environment: 'node',
    maxWorkers: 2,
    // The files of a worker share its process and browser.
    isolate: false,
    // Limits, not pauses: on a slow or busy host everything takes four times as long.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 180_000 } },
    retry: 0,
  },
});
