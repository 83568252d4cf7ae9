import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A sequencer: the files with the lowest rank begin; those of one rank as Vitest sorts them.
 */
export function orderedBy(rank: (file: TestSpecification) => number): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's sort, not an array's
      const sorted = await super.sort(files);
      return sorted.toSorted((one, other) => rank(one) - rank(other));
    }
  };
}
