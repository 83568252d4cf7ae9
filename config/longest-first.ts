import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The journeys that walk every screen, by the names of their files: each takes over a minute on its own. */
const LONGEST = [
  'a11y.journey.test.ts',
  'keyboard.journey.test.ts',
  'failures.journey.test.ts',
  'session.journey.test.ts',
];

/** The longest files first, so that no worker begins one of them when the others are done; then as Vitest sorts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(basename(moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's sort, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
