import { readFileSync } from 'node:fs';
import { orderedBy } from './ordered-by.ts';

/**
 * Runs the test files that need a document first, then the others. Only files of one environment can share a process;
 * if the two kinds alternated, most files would start a new process.
 */
export const EnvironmentGroups = orderedBy(({ moduleId }) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 0 : 1,
);
