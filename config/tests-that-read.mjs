// @ts-check
import { posix } from 'node:path';

/** What a module reads, or starts, in this way is in no import graph. */
const READS = /\b(?:from |import\()'node:(?:fs|fs\/promises|child_process)'/;

const IMPORT = /\b(?:from|import)\s*\(?\s*'(?<from>(?:\.|@portal\/)[^']+)'/g;
const UNIT_TEST = /(?<!\.(?:journey|engine))\.test\.tsx?$/;

/**
 * The files that an import may mean.
 * @param {string} importer
 * @param {string} from
 */
function targetsOf(importer, from) {
  const [, name = '', rest = ''] = /^@portal\/(\w+)\/(.+)$/.exec(from) ?? [];
  if (name === '') return [posix.join(posix.dirname(importer), from)];
  return name === 'mocks' ? [`mocks/src/${rest}.ts`] : [`packages/${name}/src/${rest}/index.ts`];
}

/**
 * The unit tests that read files, such as style sheets, documents or sources, by themselves or through what they import: a
 * change of those files reaches them unseen.
 * @param {ReadonlyMap<string, string>} sources By paths from the root of the repository.
 * @returns {string[]}
 */
export function testsThatRead(sources) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [path, source] of sources) {
    for (const { groups } of source.matchAll(IMPORT)) {
      for (const target of targetsOf(path, groups?.['from'] ?? '')) {
        importers.set(target, [...(importers.get(target) ?? []), path]);
      }
    }
  }
  const reading = new Set([...sources].flatMap(([path, source]) => (READS.test(source) ? [path] : [])));
  for (const path of reading) for (const importer of importers.get(path) ?? []) reading.add(importer);
  return [...reading].filter((path) => UNIT_TEST.test(path)).toSorted();
}
