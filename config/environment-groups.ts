import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whether a test file asks for another environment than the config's, in a comment at its top. */
const needsDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * The files that need a document first, then the others; each group as Vitest sorts it. A process can be shared only by
 * files of one environment: when the two alternate, most files begin with starting a new one.
 */
export class EnvironmentGroups extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's sort, not an array's
    const sorted = await super.sort(files);
    const { dom = [], node = [] } = Object.groupBy(sorted, (file) => (needsDom(file) ? 'dom' : 'node'));
    return [...dom, ...node];
  }
}
