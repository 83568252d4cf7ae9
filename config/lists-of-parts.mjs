// @ts-check
import { posix } from 'node:path';

/** A file that only passes on what other files export, such as `kit/index.ts`. */
const LIST = /^packages\/.*\/index\.ts$/;

const REEXPORT = /export \{(?<names>[^}]*)\} from '(?<from>\.[^']+)';/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const NAMED = /\b(?:import|export)\s(?:\w+,\s*)?(?:type\s)?\{(?<names>[^}]*)\}\s*from\b/g;

/** What takes a list as a whole, so that the names which are used of it are not to be seen. */
const WHOLE = /\*\s(?:as\s\w+\s)?from\b|\bimport\('(?:@portal\/|[^']*\bindex\.ts)/;

/** @param {string | undefined} names As they stand between the braces. @param {0 | -1} side Of `as`. */
function namesIn(names = '', side) {
  const all = names.split(',').map((name) => name.trim().replace(/^type\s/, ''));
  return all.filter(Boolean).map((name) => name.split(/\sas\s/).at(side) ?? name);
}

/**
 * The names that a list has of each file; undefined when the file is more than a list.
 * @param {string} source
 * @returns {Map<string, string[]> | undefined}
 */
function partsOf(source) {
  const code = source.replaceAll(COMMENT, '');
  if (code.replaceAll(REEXPORT, '').trim() !== '') return undefined;
  /** @type {Map<string, string[]>} */
  const parts = new Map();
  for (const { groups } of code.matchAll(REEXPORT)) {
    const from = groups?.['from'] ?? '';
    parts.set(from, [...(parts.get(from) ?? []), ...namesIn(groups?.['names'], -1)]);
  }
  return parts;
}

/**
 * The names that a file imports, or passes on; undefined when they are not to be seen.
 * @param {string | undefined} source
 */
function usedIn(source) {
  const code = source?.replaceAll(COMMENT, '');
  if (code === undefined || WHOLE.test(code)) return undefined;
  return new Set([...code.matchAll(NAMED)].flatMap(({ groups }) => namesIn(groups?.['names'], 0)));
}

/**
 * Importers, where a part of a list has those that name it in place of the list: else one part of the kit would reach
 * whoever uses any. This holds because modules do nothing when they are loaded (`sideEffects` in the package.json of each package).
 * @param {ReadonlyMap<string, readonly string[]>} importers Of each file, by path.
 * @param {(path: string) => string | undefined} read The source of a file.
 * @returns {Map<string, readonly string[]>}
 */
export function importersByName(importers, read) {
  /** @type {Map<string, ReadonlySet<string> | undefined>} */
  const used = new Map();
  /** @param {string} path @param {readonly string[]} names */
  const uses = (path, names) => {
    if (!used.has(path)) used.set(path, usedIn(read(path)));
    const here = used.get(path);
    return here === undefined || names.some((name) => here.has(name));
  };
  const byName = new Map(importers);
  for (const [list, users] of importers) {
    const source = LIST.test(list) ? read(list) : undefined;
    for (const [from, names] of (source && partsOf(source)) || []) {
      const part = posix.join(posix.dirname(list), from);
      const others = (byName.get(part) ?? []).filter((path) => path !== list);
      byName.set(part, [...others, ...users.filter((path) => uses(path, names))]);
    }
  }
  return byName;
}
