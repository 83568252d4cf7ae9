import { basename } from 'node:path';
import { orderedBy } from './ordered-by.ts';

/** The longest journeys, most of which walk every screen, by the names of their files: each takes about a minute or more. */
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

/** The longest files first, so that no worker begins one of them when the others are done. */
export const LongestFirst = orderedBy(({ moduleId }) => {
  const at = LONGEST.indexOf(basename(moduleId));
  return at < 0 ? LONGEST.length : at;
});
