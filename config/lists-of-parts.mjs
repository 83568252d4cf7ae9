// @ts-check
import { posix } from 'node:path';

/** Paths of lists: files that only re-export from other files, such as `kit/index.ts`. */
const LIST = /^packages\/.*\/index\.ts$/;

const REEXPORT = /export \{(?<names>[^}]*)\} from '(?<from>\.[^']+)';/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const NAMED = /\b(?:import|export)\s(?:\w+,\s*)?(?:type\s)?\{(?<names>[^}]*)\}\s*from\b/g;

/** Imports of a whole list, which do not show which of its names are used. */
const WHOLE = /\*\s(?:as\s\w+\s)?from\b|\bimport\('(?:@portal\/|[^']*\bindex\.ts)/;

/** @param {string | undefined} names The text between the braces. @param {0 | -1} side Which side of `as` to return. */
function namesIn(names = '', side) {
  const all = names.split(',').map((name) => name.trim().replace(/^type\s/, ''));
  return all.filter(Boolean).map((name) => name.split(/\sas\s/).at(side) ?? name);
}

/**
 * Returns the names that a list re-exports from each file; undefined when the file contains other code.
 * @param {string} source
 * @returns {Map<string, string[]> | undefined}
 */
function reExportsOf(source) {
  const code = source.replaceAll(COMMENT, '');
  if (code.replaceAll(REEXPORT, '').trim() !== '') return undefined;
  /** @type {Map<string, string[]>} */
  const reExports = new Map();
  for (const { groups } of code.matchAll(REEXPORT)) {
    const from = groups?.['from'] ?? '';
    reExports.set(from, [...(reExports.get(from) ?? []), ...namesIn(groups?.['names'], -1)]);
  }
  return reExports;
}

/**
 * Returns the names that a file imports or re-exports; undefined when they cannot be determined.
 * @param {string | undefined} source
 */
function importedNames(source) {
  const code = source?.replaceAll(COMMENT, '');
  if (code === undefined || WHOLE.test(code)) return undefined;
  return new Set([...code.matchAll(NAMED)].flatMap(({ groups }) => namesIn(groups?.['names'], 0)));
}

/**
 * Returns the importers of each file; a file that a list re-exports has the modules that import its names, instead of
 * the list. Otherwise one component of the kit would reach every module that uses any component. This is correct
 * because modules have no side effects when they are loaded (`sideEffects` in the package.json of each package).
 * @param {ReadonlyMap<string, readonly string[]>} importers The importers of each file, by path.
 * @param {(path: string) => string | undefined} read Returns the source of a file.
 * @returns {Map<string, readonly string[]>}
 */
export function importersByName(importers, read) {
  /** @type {Map<string, ReadonlySet<string> | undefined>} */
  const used = new Map();
  /** @param {string} path @param {readonly string[]} names */
  const uses = (path, names) => {
    if (!used.has(path)) used.set(path, importedNames(read(path)));
    const here = used.get(path);
    return here === undefined || names.some((name) => here.has(name));
  };
  const byName = new Map(importers);
  for (const [list, users] of importers) {
    const source = LIST.test(list) ? read(list) : undefined;
    for (const [from, names] of (source && reExportsOf(source)) || []) {
      const part = posix.join(posix.dirname(list), from);
      const others = (byName.get(part) ?? []).filter((path) => path !== list);
      byName.set(part, [...others, ...users.filter((path) => uses(path, names))]);
    }
  }
  return byName;
}
