import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Journeys in the distribution's Firefox and WebKit (ADR 38). Run `app/build.mjs` first. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['app/e2e/engines/**/*.engine.test.ts'],
    environment: 'node',
    // Limits, not pauses: on a slow or busy host everything takes four times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: 0,
  },
});
