// @ts-check
/**
 * `node config/size.mjs [folder]`, after `app/build.mjs`: measures the built portal. Fails when a screen, as the first
 * of a visit, loads more bytes of JavaScript or more scripts than config/size-budget.json allows, or when a file
 * contains code that must not be deployed or must not be part of the first load. `--accept` writes the budgets: the
 * current sizes plus 3 %.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from './processes.mjs';
import { beyondBudget, budgetsFor, sizesOf, withoutBudget } from './size/budget.mjs';
import { readBuild } from './size/build.mjs';
import { firstLoads } from './size/screens.mjs';

/** @typedef {import('./size/build.mjs').Build} Build */

/** Texts by which code is recognised after minification, which keeps messages and property names. */
const NEVER_DEPLOYED = {
  msw: ['mockServiceWorker', 'setupWorker', '[MSW]'],
  'the mocks': ['study-2026', '__mock/'],
};

/**
 * Libraries that must load only with the dialog, or in the deployment, that needs them; no page may load them first.
 */
const ON_DEMAND = {
  Stripe: ['js.stripe.com', 'Could not find Elements context'],
  'web-vitals': ['largest-contentful-paint'],
  'react-easy-crop': ['reactEasyCrop_Container'],
};

/** Libraries for forms and validation, which must load only with a form. */
const NOT_ON_THE_DASHBOARD = {
  yup: ['__isYupSchema__', 'must be a valid email'],
  'react-hook-form': ['shouldUseNativeValidation', 'criteriaMode'],
};

/**
 * Returns the libraries whose markers occur in a text, each with the marker that was found.
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
 * Returns a sentence for each library that must not be in the build or in a first load, each missing file, each
 * outdated marker, and each style in index.html without its component.
 * @param {Build} build
 * @param {ReturnType<typeof firstLoads>['loads']} loads
 */
function findProblems(build, loads) {
  const dashboard = loads.get('dashboard') ?? new Map();
  const signIn = loads.get('login') ?? new Map();
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
  // Names of built files end in a hash. A reference to a missing file, for instance to a stylesheet that was inlined,
  // would cause a request that fails.
  const missing = [...build.texts].flatMap(([name, text]) =>
    [...text.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)\b/g)]
      .filter(([file]) => !build.assets.has(file))
      .map(([file]) => `${name} names ${file}, which is not in the build.`),
  );
  /**
   * Reports markers that do not occur where their library is: they are out of date.
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
  // Styles in index.html need the ids of components in the code; otherwise styled-components would insert them again.
  const code = [...build.texts].flatMap(([name, text]) => (name.endsWith('.js') ? [text] : [])).join('\n');
  const strangers = [...build.html.matchAll(/data-styled\.g\d+\[id="(?!sc-keyframes-)([^"]+)"\]/g)]
    .filter(([, id = '']) => !code.includes(id))
    .map(([, id]) => `index.html has styles of ${id}, a component that is in no file: both are to be compiled alike.`);
  return [...new Set([...deployed, ...early, ...missing, ...stale, ...strangers])];
}

const BUDGETS = join(ROOT, 'config/size-budget.json');

function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } });
  const build = readBuild(resolve(positionals[0] ?? join(ROOT, 'app/dist')));
  const first = firstLoads(build);
  const sizes = sizesOf(build, first);
  if (values.accept) writeFileSync(BUDGETS, `${JSON.stringify(budgetsFor(sizes), null, 2)}\n`);
  const budgets = /** @type {typeof sizes} */ (JSON.parse(readFileSync(BUDGETS, 'utf8')));

  /** @param {(string | number | undefined)[]} cells */
  const line = ([name = '', ...figures]) =>
    console.log(String(name).padEnd(24) + figures.map((figure) => String(figure ?? '-').padStart(9)).join(''));
  line(['JavaScript, gzip', 'bytes', 'budget', 'scripts', 'budget']);
  for (const [name, { bytes, scripts }] of Object.entries(sizes.screens)) {
    const budget = budgets.screens[name];
    line([name, bytes, budget?.bytes, scripts, budget?.scripts]);
  }
  line(['index.html', sizes.html, budgets.html]);

  // npm test passes these lines on.
  for (const name of withoutBudget(sizes, budgets))
    console.log(`note: ${name} has no budget yet: "node config/size.mjs --accept" writes it.`);
  const problems = [...beyondBudget(sizes, budgets), ...findProblems(build, first.loads)];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
