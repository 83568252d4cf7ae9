// @ts-check
/** The rows of the bench: the limit page, every screen of the table, the second visit. */
import { errorScreens, paths, publicScreens, screens, studentScreens } from '@portal/domain/screens';

/** @typedef {import('./visit.mjs').Target} Target */
/** @typedef {import('./visit.mjs').Routes} Routes */

/**
 * @typedef {Target & { name: string, signedIn: boolean, plain?: string, routes?: Routes, again?: true }} Row
 *   `plain`: where the host serves the same content as plain HTML; `again`: the second visit of one context is measured.
 */

/** Three cards. */
const CARDS = { selector: 'main article', count: 3 };
const LIST = { heading: 'Courses', cards: 8 };

/** @type {Routes} */
const portalRoutes = {
  home: { path: '/', heading: 'Welcome back, Mei', cards: 3 },
  list: { path: '/MyCourseList', ...LIST },
  toList: 'main a[href="/MyCourseList"]',
  toHome: 'header button',
};

/** @type {Routes} */
const limitRoutes = {
  home: { path: '/limit', heading: 'Welcome back', cards: 3 },
  list: { path: '/limit/courses', ...LIST },
  toList: 'a[href^="/limit"]',
  toHome: 'a[href^="/limit"]',
};

/** Ids that exist in the mock backend, by screen; screens that are not listed take 101. */
const IDS = /** @type {Record<string, string>} */ ({ diagnosticTest: '301', resetPassword: 'reset-mei' });

/**
 * Returns the path of a screen as the specification spells it, with an id where it takes one.
 * @param {import('@portal/domain/screens').ScreenId} id
 */
function examplePath(id) {
  if (id === 'proceedLogin') return paths.proceedLogin;
  return screens[id].pattern.replace(/:\w+\??/, IDS[id] ?? '101');
}

/**
 * Returns all rows; those with which the others are compared come first.
 * @param {number} student The user id of the student who is signed in.
 * @returns {Row[]}
 */
export function allRows(student) {
  const screenRows = [...publicScreens, ...errorScreens, ...studentScreens].map((id) => ({
    name: id,
    path: examplePath(id),
    signedIn: studentScreens.some((one) => one === id),
  }));
  const dashboard = { path: paths.dashboard, signedIn: true, content: CARDS };
  return [
    { name: 'limit', path: `/limit/?student=${student}`, signedIn: true, content: CARDS, routes: limitRoutes },
    { name: 'dashboard', ...dashboard, plain: '/plain/dashboard', routes: portalRoutes },
    { name: 'dashboard again', ...dashboard, again: true },
    ...screenRows
      .filter(({ name }) => name !== 'dashboard')
      .map((row) => (row.name === 'login' ? { ...row, plain: '/plain/login' } : row)),
  ];
}
