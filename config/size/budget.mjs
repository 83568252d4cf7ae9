// @ts-check
/** Compares the sizes of a build with the budgets. */
import { gzipped } from './build.mjs';

/** Budgets are the accepted sizes plus this share: enough for a fix, too little for a library. */
const SLACK = 0.03;

/** @typedef {{ bytes: number, scripts: number }} Size */
/** @typedef {{ html: number, screens: Record<string, Size> }} Sizes */

/**
 * Returns the sizes of a build: bytes after gzip, and the number of scripts, which is the number of requests.
 * @param {import('./build.mjs').Build} build
 * @param {ReturnType<typeof import('./screens.mjs').firstLoads>} first
 * @returns {Sizes}
 */
export function sizesOf(build, { loads, panels }) {
  const inline = build.inline.reduce((sum, code) => sum + gzipped(code), 0);
  /** @type {Map<string, number>} */
  const compressed = new Map();
  /** @param {string} name @param {string} code */
  function bytesOf(name, code) {
    const bytes = compressed.get(name) ?? gzipped(code);
    compressed.set(name, bytes);
    return bytes;
  }
  const screens = [...loads, /** @type {const} */ (['dashboard, all panels', panels])].map(([name, files]) => [
    name,
    { bytes: [...files].reduce((sum, [file, code]) => sum + bytesOf(file, code), inline), scripts: files.size },
  ]);
  return { html: gzipped(build.html), screens: Object.fromEntries(screens) };
}

/**
 * Returns a sentence for each size beyond its budget, and for each budget without a screen.
 * @param {Sizes} now
 * @param {Sizes} budget
 * @returns {string[]}
 */
export function beyondBudget(now, budget) {
  /** @param {string} what @param {number} size @param {number} allowed @param {string} unit */
  const compare = (what, size, allowed, unit) =>
    size <= allowed
      ? []
      : [
          `${what}: ${size} ${unit} are more than the ${allowed} of config/size-budget.json. Where they are meant to be there, "node config/size.mjs --accept" allows them (docs/speed.md).`,
        ];
  return [
    ...compare('index.html', now.html, budget.html, 'bytes'),
    ...Object.entries(now.screens).flatMap(([name, { bytes, scripts }]) => {
      const allowed = budget.screens[name];
      if (!allowed) return [];
      return [...compare(name, bytes, allowed.bytes, 'bytes'), ...compare(name, scripts, allowed.scripts, 'scripts')];
    }),
    ...Object.keys(budget.screens)
      .filter((name) => !(name in now.screens))
      .map((name) => `${name}: config/size-budget.json has a budget, but there is no such screen.`),
  ];
}

/**
 * Returns the screens without a budget. A new screen passes until its size is accepted.
 * @param {Sizes} now
 * @param {Sizes} budget
 */
export function withoutBudget(now, budget) {
  return Object.keys(now.screens).filter((name) => !(name in budget.screens));
}

/**
 * Returns the budgets for the current sizes.
 * @param {Sizes} reached
 * @returns {Sizes}
 */
export function budgetsFor({ html, screens }) {
  /** @param {number} bytes */
  const withSlack = (bytes) => Math.ceil(bytes * (1 + SLACK));
  return {
    html: withSlack(html),
    screens: Object.fromEntries(
      Object.entries(screens).map(([name, { bytes, scripts }]) => [name, { bytes: withSlack(bytes), scripts }]),
    ),
  };
}
