import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys: the built portal in a real browser against the school's real server. `app/build.mjs` comes first. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['app/e2e/**/*.journey.test.ts'],
    environment: 'node',
    // Browser and mock server serve all files of a worker; what they hold is new for each test.
    isolate: false,
    // A worker drives a browser of its own; more of them than this only wait for the processor.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    retry: 0,
  },
});
