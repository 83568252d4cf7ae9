import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { scaledTimeout } from '../app/e2e/cpu-slowdown.ts';
import { LongestFirst } from './longest-first.ts';

/** Journeys: the built portal in a real browser against the mock backend's HTTP server. Run `app/build.mjs` first. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['app/e2e/**/*.journey.test.ts'],
    environment: 'node',
    // One more than the number of cores (two): each worker has its own browser, and journeys sometimes wait.
    maxWorkers: 3,
    // The files of a worker share its process, browser and mock backend, since starting them took a tenth of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Limits, not pauses: on a slow or busy host everything takes four times as long.
    testTimeout: scaledTimeout(360_000),
    hookTimeout: scaledTimeout(180_000),
    expect: { poll: { timeout: scaledTimeout(45_000) } },
    retry: 0,
    // Tests of a worker share its mock backend: a mock of one test must not affect the next.
    restoreMocks: true,
  },
});
