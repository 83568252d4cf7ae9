import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Creates a Vitest sequencer that runs files in ascending rank, and files of the same rank in Vitest's own order.
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
