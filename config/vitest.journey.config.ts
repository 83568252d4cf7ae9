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
    // One more than the two cores this is made for: each worker drives a browser of its own, and journeys wait now and then.
    maxWorkers: 3,
    // The files of a worker share its process, browser and mock backend: starting them took a tenth of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Limits, not pauses: on a slow host, busy with something else, all takes four times as long.
    testTimeout: scaledTimeout(360_000),
    hookTimeout: scaledTimeout(180_000),
    expect: { poll: { timeout: scaledTimeout(45_000) } },
    retry: 0,
    // The mock backend is that of the worker: what a test replaced in it must not reach the next.
    restoreMocks: true,
  },
});
