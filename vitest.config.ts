import { defineConfig } from 'vitest/config';

/** Unit tests: pure code of domain, data and mocks, and the tools. What is seen is tested by stories. */
export default defineConfig({
  test: {
    include: ['{packages,mocks,app,config}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.journey.test.ts'],
    environment: 'node',
    restoreMocks: true,
  },
});
