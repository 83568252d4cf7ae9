// @ts-check
import { posix } from 'node:path';

/** What a module reads, or starts, in this way is in no import graph. */
const READS = /\b(?:from |import\()'node:(?:fs|fs\/promises|child_process)'/;

const IMPORT = /\b(?:from|import)\s*\(?\s*'(?<from>\.[^']+)'/g;

/** A package, whose tests read no files but its own. */
const PACKAGE = /^(?:packages\/\w+|mocks)\//;

const UNIT_TEST = /(?<!\.(?:journey|engine))\.test\.tsx?$/;

/**
 * The unit tests that read files, such as style sheets, documents or sources, by themselves or through what they import: a
 * change of those files reaches them unseen. Those of a package are left out while none of its files has changed. Imports
 * between packages are not followed: there only the mock backend's server reads files, whose tests are beside it.
 * @param {ReadonlyMap<string, string>} sources By paths from the root of the repository.
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
export function testsThatRead(sources, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [path, source] of sources) {
    for (const { groups } of source.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(path), groups?.['from'] ?? '');
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  const reading = new Set([...sources].flatMap(([path, source]) => (READS.test(source) ? [path] : [])));
  for (const path of reading) for (const importer of importers.get(path) ?? []) reading.add(importer);
  /** @param {string} path */
  const mayMeet = (path) => {
    const [own = ''] = PACKAGE.exec(path) ?? [];
    return changed.some((one) => one.startsWith(own));
  };
  return [...reading].filter((path) => UNIT_TEST.test(path) && mayMeet(path)).toSorted();
}
