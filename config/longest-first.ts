import { basename } from 'node:path';
import { orderedBy } from './ordered-by.ts';

/** The file names of the longest journeys. Each takes about a minute or more; most of them open every screen. */
const LONGEST = [
  'screen-states.journey.test.ts',
  'a11y.journey.test.ts',
  'adverse-conditions.journey.test.ts',
  'session-provider.journey.test.ts',
  'demo.journey.test.ts',
  'session-gates.journey.test.ts',
  'shell.journey.test.ts',
  'live-classes.journey.test.ts',
  'failures.journey.test.ts',
  'session.journey.test.ts',
];

/** Runs the longest files first, so that no worker starts one of them when the others have finished. */
export const LongestFirst = orderedBy(({ moduleId }) => {
  const at = LONGEST.indexOf(basename(moduleId));
  return at < 0 ? LONGEST.length : at;
});
