// @ts-check
/** The JavaScript of every screen of the table when it is the first of a visit, in English. */
import { errorScreens, publicScreens, studentScreens } from '@portal/domain/screens';
import { collect, fileAt } from './build.mjs';
import { lazyParts } from './lazy.mjs';

/** @typedef {import('@portal/domain/screens').ScreenId} ScreenId */
/** @typedef {import('./build.mjs').Build} Build */
/** @typedef {import('./lazy.mjs').Lazy} Lazy */

/**
 * The name under which the boot script preloads the files of a screen, as `placeholderFor` in app/src/boot gives it.
 * @param {ScreenId} id
 */
function preloadedAs(id) {
  if (id === 'login') return 'signIn';
  if (id === 'dashboard') return 'dashboard';
  return studentScreens.some((one) => one === id) ? 'page' : id;
}

/** Names of properties that only the container of the error pages has. */
const ERROR_PAGE = ['notFound', 'badRequest'];

/**
 * The first table that has all the keys.
 * @param {Map<string, Lazy>[]} tables
 * @param {readonly string[]} keys
 */
function tableOf(tables, keys) {
  const found = tables.find((table) => keys.every((key) => table.has(key)));
  if (!found) throw new Error(`No file of the build loads "${keys.join('", "')}": config/size/ no longer fits it.`);
  return found;
}

/**
 * What each screen loads on demand, and each namespace in English.
 * @param {Pick<Build, 'texts'>} build
 */
function readRoutes(build) {
  const names = [...studentScreens, ...publicScreens];
  const routes = [...build.texts].filter(
    ([, code]) => code.includes('import(') && names.every((id) => code.includes(id)),
  );
  const translations = [...build.texts].filter(([, code]) => code.includes('/en/common.json'));
  const parts = [...new Map([...routes, ...translations]).values()].map(lazyParts);
  const tables = parts.flatMap((part) => part.tables);

  const namespaces = tables.find((table) => [...table.keys()].some((key) => key.endsWith('/en/common.json')));
  const english = [...(namespaces ?? [])].filter(([key]) => key.includes('/en/'));
  const errorPages = new Map(
    parts
      .flatMap(({ calls }) => calls)
      .filter(({ file }) => ERROR_PAGE.every((name) => fileAt(build, file).code.includes(name)))
      .map((lazy) => [lazy.file, lazy]),
  );
  const [errorPage, ...others] = errorPages.values();
  if (!errorPage || others.length > 0)
    throw new Error('The error pages are not in one file: see config/size/screens.mjs.');
  return {
    screens: new Map([
      ...tableOf(tables, publicScreens),
      ...errorScreens.map((id) => /** @type {[string, Lazy]} */ ([id, errorPage])),
      ...tableOf(tables, studentScreens),
    ]),
    namespaces: new Map(english.map(([key, { file }]) => [key.replace(/^.*\/en\/(.*)\.json$/, '$1'), file])),
  };
}

/**
 * The JavaScript files that are loaded before a screen is complete, by screen: what index.html loads and preloads, the
 * screen's code and its translations. Of the dashboard also `panels`: the files of all its panels.
 * @param {Pick<Build, 'texts' | 'entry' | 'preloads'>} build
 */
export function firstLoads(build) {
  const { screens, namespaces } = readRoutes(build);

  /**
   * @param {Lazy} lazy
   * @param {Map<string, string>} found
   */
  function collectLazy(lazy, found) {
    collect(build, lazy.file, found);
    for (const namespace of lazy.namespaces) {
      const file = namespaces.get(namespace);
      // A namespace that is there from the start has no file of its own.
      if (file !== undefined) collect(build, file, found);
    }
  }

  /** @type {Map<string, string>} */
  const every = new Map();
  for (const url of [build.entry, ...(build.preloads['every'] ?? []), ...(build.preloads['en'] ?? [])]) {
    collect(build, url, every);
  }
  const loads = new Map(
    [...screens].map(([key, lazy]) => {
      const id = /** @type {ScreenId} */ (key);
      const found = new Map(every);
      const name = preloadedAs(id);
      for (const url of [name, `${name}-en`].flatMap((preloads) => build.preloads[preloads] ?? []))
        collect(build, url, found);
      collectLazy(lazy, found);
      return /** @type {const} */ ([id, found]);
    }),
  );

  const dashboard = loads.get('dashboard');
  if (!dashboard) throw new Error('The build has no dashboard.');
  const panels = new Map(dashboard);
  for (const [name, code] of dashboard) {
    if (every.has(name) || !code.includes('import(')) continue;
    for (const lazy of lazyParts(code).calls) collectLazy(lazy, panels);
  }
  return { loads, panels };
}
