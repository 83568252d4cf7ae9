// @ts-check
/**
 * Measures the built portal: `node config/size.mjs [folder]`, after `app/build.mjs`. Fails when the first load of the
 * sign-in page or of the dashboard is larger than config/size-budget.json allows, or when a file contains code that must
 * not be deployed or not be part of the first load.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { ROOT } from './processes.mjs';

/** Markers that recognise code after minifying: messages and names of properties, which minifying keeps. */
const NEVER_DEPLOYED = {
  msw: ['mockServiceWorker', 'setupWorker', '[MSW]'],
  'the mocks': ['study-2026', '__mock/'],
};

/** Libraries that load with the dialog that needs them only, not even with the page. */
const ON_DEMAND = {
  Stripe: ['js.stripe.com', 'Could not find Elements context'],
  'react-easy-crop': ['reactEasyCrop_Container'],
};

/** Libraries of forms and validation, which load with what needs them only. */
const NOT_ON_THE_DASHBOARD = {
  yup: ['__isYupSchema__', 'must be a valid email'],
  'react-hook-form': ['shouldUseNativeValidation', 'criteriaMode'],
};

/** @param {string | Buffer} content */
function gzipped(content) {
  return gzipSync(content, { level: 9 }).length;
}

/**
 * The text of a pattern's first group in the page's HTML.
 * @param {string} html
 * @param {RegExp} pattern
 */
function inHtml(html, pattern) {
  const found = html.match(pattern)?.[1];
  if (found === undefined) throw new Error(`index.html has no ${pattern}: config/size.mjs no longer fits the build.`);
  return found;
}

/**
 * The files of the build, and what its index.html loads.
 * @param {string} dist
 */
function readBuild(dist) {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built portal in ${dist}: run "npm run build" first.`);
  }
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = new Map(
    names
      .filter((name) => /\.(js|html|css|json|svg|txt|map)$/.test(name))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(dist, name), 'utf8')]),
  );
  const entry = inHtml(html, /<script type="module"[^>]* src="([^"]+)"/);
  const preloads = /** @type {Record<string, string[]>} */ (
    JSON.parse(inHtml(html, /window\.preloadManifest=(\{.*?\});/))
  );
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const assets = new Set(names.map((name) => basename(name)));
  return { html, texts, assets, entry, preloads, inline };
}

/** @typedef {ReturnType<typeof readBuild>} Build */

/**
 * The name and code of a file that index.html or another file loads.
 * @param {Build} build
 * @param {string} url
 */
function fileAt(build, url) {
  const name = `assets/${basename(url)}`;
  const code = build.texts.get(name);
  if (code === undefined) throw new Error(`index.html or a file of it loads ${url}, which is not in the build.`);
  return { name, code };
}

/**
 * Adds a file and all its static imports, direct or not; dynamic imports stay out.
 * @param {Build} build
 * @param {string} url
 * @param {Map<string, string>} found Name of the file -> its code.
 */
function collect(build, url, found) {
  const { name, code } = fileAt(build, url);
  if (found.has(name)) return;
  found.set(name, code);
  const { staticImports, staticExports } = parseSync(name, code).module;
  const reExported = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value));
  for (const other of [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExported]) {
    if (other) collect(build, other, found);
  }
}

/**
 * The JavaScript files that are loaded before a screen is complete, in English.
 * @param {Build} build
 * @param {'dashboard' | 'signIn'} screen
 */
function firstLoad(build, screen) {
  const { [screen]: code, en: translations, [`${screen}-en`]: ownTranslations = [] } = build.preloads;
  if (!code || !translations)
    throw new Error(`window.preloadManifest in index.html does not name the files of "${screen}" and "en".`);
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const url of [build.entry, ...code, ...translations, ...ownTranslations]) collect(build, url, found);
  return found;
}

/**
 * The names in `markers` that a text contains, each with the marker found.
 * @param {Record<string, string[]>} markers
 * @param {string} code
 */
function recognised(markers, code) {
  return Object.entries(markers).flatMap(([library, texts]) => {
    const text = texts.find((one) => code.includes(one));
    return text === undefined ? [] : [`${library} ("${text}")`];
  });
}

/**
 * A sentence for each file that must not be in the build or in the first load, and for each that is missing.
 * @param {Build} build
 * @param {{ dashboard: Map<string, string>, signIn: Map<string, string> }} screens
 */
function findProblems(build, { dashboard, signIn }) {
  const deployed = [...build.texts].flatMap(([name, text]) =>
    recognised(NEVER_DEPLOYED, text).map((library) => `${name} holds ${library}, which must not be deployed.`),
  );
  /**
   * @param {string} screen
   * @param {Map<string, string>} files
   * @param {Record<string, string[]>} markers
   */
  const loadedEarly = (screen, files, markers) =>
    [...files].flatMap(([name, code]) =>
      recognised(markers, code).map((library) => `${screen} loads ${name} first, which holds ${library}.`),
    );
  const early = [
    ...loadedEarly('The dashboard', dashboard, { ...NOT_ON_THE_DASHBOARD, ...ON_DEMAND }),
    ...loadedEarly('The sign-in page', signIn, ON_DEMAND),
  ];
  // Names of built files end in a hash. A name without a file, for instance of a stylesheet that was inlined, would be
  // requested and fail.
  const missing = [...build.texts].flatMap(([name, text]) =>
    [...text.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)\b/g)]
      .filter(([file]) => !build.assets.has(file))
      .map(([file]) => `${name} names ${file}, which is not in the build.`),
  );
  /**
   * Markers that are not where their library is: then they are out of date.
   * @param {Record<string, string[]>} markers
   * @param {Map<string, string>} files
   * @param {string} place
   */
  const outdated = (markers, files, place) =>
    Object.values(markers)
      .flat()
      .filter((marker) => ![...files.values()].some((code) => code.includes(marker)))
      .map((marker) => `The marker "${marker}" is nowhere in ${place}: choose another one in config/size.mjs.`);
  const stale = [
    // The sign-in page has a form.
    ...outdated(NOT_ON_THE_DASHBOARD, signIn, "the sign-in page's code"),
    ...outdated(ON_DEMAND, build.texts, 'the build'),
  ];
  return [...new Set([...deployed, ...early, ...missing, ...stale])];
}

function main() {
  const dist = resolve(process.argv[2] ?? join(ROOT, 'app/dist'));
  const build = readBuild(dist);
  const screens = { dashboard: firstLoad(build, 'dashboard'), signIn: firstLoad(build, 'signIn') };
  const inline = build.inline.reduce((sum, code) => sum + gzipped(code), 0);
  /** @param {Map<string, string>} files */
  const sizeOf = (files) => [...files.values()].reduce((sum, code) => sum + gzipped(code), inline);
  const sizes = { dashboard: sizeOf(screens.dashboard), signIn: sizeOf(screens.signIn), html: gzipped(build.html) };
  const budgets = /** @type {Record<keyof typeof sizes, number>} */ (
    JSON.parse(readFileSync(join(ROOT, 'config/size-budget.json'), 'utf8'))
  );

  const labels = { dashboard: 'JavaScript, dashboard', signIn: 'JavaScript, sign-in', html: 'index.html' };
  const keys = /** @type {(keyof typeof sizes)[]} */ (Object.keys(sizes));
  console.log(`${'gzip bytes'.padEnd(24)}${'now'.padStart(9)}${'budget'.padStart(9)}${'files'.padStart(7)}`);
  for (const key of keys) {
    const files = key === 'html' ? 1 : screens[key].size;
    const row = [sizes[key], budgets[key]].map((bytes) => String(bytes).padStart(9)).join('');
    console.log(`${labels[key].padEnd(24)}${row}${String(files).padStart(7)}`);
  }

  const tooLarge = keys
    .filter((key) => !(sizes[key] <= budgets[key]))
    .map((key) => `${labels[key]}: ${sizes[key]} bytes are more than the ${budgets[key]} of config/size-budget.json.`);
  const problems = [...tooLarge, ...findProblems(build, screens)];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
