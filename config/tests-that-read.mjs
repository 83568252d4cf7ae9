// @ts-check
import { posix } from 'node:path';

/** Imports of modules that read files or start programs, which no import graph contains. */
const READS = /\b(?:from |import\()'node:(?:fs|fs\/promises|child_process)'/;

const IMPORT = /\b(?:from|import)\s*\(?\s*'(?<from>\.[^']+)'/g;

/** Packages whose tests read only files of the same package. */
const PACKAGE = /^(?:packages\/\w+|mocks)\//;

const UNIT_TEST = /(?<!\.(?:journey|engine))\.test\.tsx?$/;

/**
 * Returns the unit tests that read files such as style sheets, documents or sources, themselves or through their
 * imports: the import graph does not show that a change of these files affects them. Tests of a package are left out
 * when none of its files has changed. Imports between packages are not followed, since only the mock backend's server
 * reads files there, and its tests are beside it.
 * @param {ReadonlyMap<string, string>} sources Sources by path from the root of the repository.
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
