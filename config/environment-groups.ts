import { readFileSync } from 'node:fs';
import { orderedBy } from './ordered-by.ts';

/**
 * The files that need a document first, then the others. A process can be shared only by files of one environment: when the
 * two alternate, most files begin with starting a new one.
 */
export const EnvironmentGroups = orderedBy(({ moduleId }) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 0 : 1,
);
