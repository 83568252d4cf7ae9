// @ts-check
/** Determines the JavaScript that each screen loads in English when it is the first of a visit. */
import { errorScreens, studentScreens } from '@portal/domain/screens';
import { collect, fileAt } from './build.mjs';
import { lazyParts } from './lazy.mjs';
import { readRoutes } from './routes.mjs';

/** @typedef {import('@portal/domain/screens').ScreenId} ScreenId */
/** @typedef {import('./build.mjs').Build} Build */
/** @typedef {import('./lazy.mjs').Lazy} Lazy */

/**
 * Returns the key of a screen's files in the preload manifest, as `placeholderFor` in app/src/boot does.
 * @param {ScreenId} id
 */
function preloadedAs(id) {
  if (id === 'login') return 'signIn';
  if (id === 'dashboard') return 'dashboard';
  return studentScreens.some((one) => one === id) ? 'page' : id;
}

/** Property names that occur only in the container of the error pages. */
const ERROR_PAGE = ['notFound', 'badRequest'];

/**
 * Finds the container of the error pages.
 * @param {Pick<Build, 'texts'>} build
 * @param {readonly Lazy[]} calls
 */
function errorPageOf(build, calls) {
  const errorPages = new Map(
    calls
      .filter(({ file }) => ERROR_PAGE.every((name) => fileAt(build, file).code.includes(name)))
      .map((lazy) => [lazy.file, lazy]),
  );
  const [errorPage, ...others] = errorPages.values();
  if (!errorPage || others.length > 0)
    throw new Error('The error pages are not in one file: see config/size/screens.mjs.');
  return errorPage;
}

/**
 * Returns the JavaScript files that are loaded before a screen is complete, by screen (`loads`): what index.html loads
 * and preloads, the screen's code and its translations. `panels` are the files of the dashboard with all its panels.
 * @param {Pick<Build, 'texts' | 'entry' | 'preloads'>} build
 */
export function firstLoads(build) {
  const { screens: others, translations, calls } = readRoutes(build);
  const errorPage = errorPageOf(build, calls);
  const screens = new Map([...others, ...errorScreens.map((id) => /** @type {[string, Lazy]} */ ([id, errorPage]))]);

  /**
   * @param {Lazy} lazy
   * @param {Map<string, string>} found
   */
  function collectLazy(lazy, found) {
    collect(build, lazy.file, found);
    for (const namespace of lazy.namespaces) {
      const file = translations.get(`en/${namespace}`);
      // A namespace that is loaded at the start has no separate file.
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
