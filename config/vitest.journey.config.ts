import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys: the built portal in a real browser against the mock backend's HTTP server. Run `app/build.mjs` first. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['app/e2e/**/*.journey.test.ts'],
    environment: 'node',
    // Each worker starts a browser; more of them only wait for the processor.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    retry: 0,
  },
});
