import { defineConfig } from 'vitest/config';
import { EnvironmentGroups } from './config/environment-groups.ts';

/** Unit tests: pure code, and what a story cannot hold still (timers, other windows, the session). */
export default defineConfig({
  test: {
    include: ['{packages,mocks,app,config,.storybook}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.{engine,journey}.test.ts'],
    environment: 'node',
    // The files share a few processes: one for each would spend most of its time on starting and on jsdom. So a test puts
    // back what it changed outside of itself; spies and stubbed globals go back by themselves.
    isolate: false,
    setupFiles: ['config/animation-frames.ts', 'config/empty-document.ts'],
    // styled-components adds each rule to the document's style sheet, as in production. Its default in tests is another text node
    // in a `<style>`, of which jsdom parses the whole again.
    env: { SC_DISABLE_SPEEDY: 'false' },
    sequence: { sequencer: EnvironmentGroups },
    // On two cores the default is one worker.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    // Limits, not pauses: property tests, and starting a browser, are slow on a machine that is busy with something else.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
  },
});
