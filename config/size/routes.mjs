// @ts-check
/** Reads from a build what each screen of the table loads on demand. */
import { publicScreens, studentScreens } from '@portal/domain/screens';
import { lazyParts } from './lazy.mjs';

/** @typedef {import('./build.mjs').Build} Build */
/** @typedef {import('./lazy.mjs').Lazy} Lazy */

/**
 * Returns the first table that has all the keys.
 * @param {Map<string, Lazy>[]} tables
 * @param {readonly string[]} keys
 */
function tableOf(tables, keys) {
  const found = tables.find((table) => keys.every((key) => table.has(key)));
  if (!found) throw new Error(`No file of the build loads "${keys.join('", "')}": config/size/ no longer fits it.`);
  return found;
}

/**
 * Returns what each screen loads on demand (`screens`), the file of each namespace in each language (`translations`,
 * with keys such as `en/session`), and what else the same files load on demand (`calls`).
 * @param {Pick<Build, 'texts'>} build
 */
export function readRoutes(build) {
  const names = [...studentScreens, ...publicScreens];
  const routes = [...build.texts].filter(
    ([, code]) => code.includes('import(') && names.every((id) => code.includes(id)),
  );
  const translations = [...build.texts].filter(([, code]) => code.includes('/en/common.json'));
  const parts = [...new Map([...routes, ...translations]).values()].map(lazyParts);
  const tables = parts.flatMap((part) => part.tables);

  const namespaces = tables.find((table) => [...table.keys()].some((key) => key.endsWith('/en/common.json')));
  return {
    calls: parts.flatMap(({ calls }) => calls),
    screens: new Map([...tableOf(tables, publicScreens), ...tableOf(tables, studentScreens)]),
    translations: new Map(
      [...(namespaces ?? [])].map(([key, { file }]) => [key.replace(/^.*?([\w-]+\/[\w-]+)\.json$/, '$1'), file]),
    ),
  };
}
