// @ts-check
/**
 * `npm run bench`: builds the portal and the limit page and measures every screen's first load in a browser slowed down
 * to a phone. `--only dashboard,events,lists` measures these rows and the limit page; `--runs 9` sets the number of runs;
 * `--http2` serves over HTTP/2; `--trace` writes a trace of one load, of the dashboard or the row of `--only`, and prints
 * what each request waited for; a folder as argument measures the build in it.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PASSWORD } from '@portal/mocks/personas';
import { chromium } from 'playwright';
import { buildLimit, builtPortal, buildWithSourceMaps } from './bench/build.mjs';
import { startHost } from './bench/host.mjs';
import { LISTS, measureList } from './bench/lists.mjs';
import { loadWithFrames } from './bench/looks.mjs';
import { asPlainHtml } from './bench/plain.mjs';
import { writeReport } from './bench/report.mjs';
import { allRows } from './bench/rows.mjs';
import { traceRow } from './bench/trace.mjs';
import { changeRoutes, inContext, load, newContext, openSlow } from './bench/visit.mjs';
import { findBrowser, launchArgs } from './browser.mjs';
import { followParent, ROOT } from './processes.mjs';

/** @typedef {import('./bench/rows.mjs').Row} Row */
/** @typedef {import('./bench/visit.mjs').Cookies} Cookies */
/** @typedef {import('./bench/host.mjs').Host} Host */

const REPORTS = join(ROOT, 'reports');
/** The name of the large lists for `--only`. */
const LISTS_NAME = 'lists';

/**
 * Signs in and returns the session's cookies and the student's id.
 * @param {string} url
 * @param {string} userName
 */
async function signIn(url, userName) {
  const response = await fetch(`${url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ UserName: userName, Password: PASSWORD }),
  });
  const { Value } = /** @type {{ Value: { AuthorizationToken: string, AccountInformation: { UserId: number } } }} */ (
    await response.json()
  );
  const cookies = [
    { name: 'session', value: 'true' },
    { name: 'authorizationToken', value: encodeURIComponent(Value.AuthorizationToken) },
    { name: 'authorizationType', value: 'Basic' },
  ];
  return { cookies, student: Value.AccountInformation.UserId };
}

/** Parses and validates the command-line options. */
function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      trace: { type: 'boolean' },
      http2: { type: 'boolean' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${values.runs}: a whole number from 1 on is needed.`);
  }
  const names = [...allRows(0).map(({ name }) => name), LISTS_NAME];
  const only = values.only?.split(',').map((name) => name.trim());
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no row "${unknown}": choose from ${names.join(', ')}.`);
  const folder = positionals[0] === undefined ? undefined : resolve(positionals[0]);
  return { runs, only, trace: values.trace === true, http2: values.http2 === true, folder };
}

/** Returns the short hash of the measured commit, with a plus when there are uncommitted changes. */
function commitName() {
  /** @param {string[]} args */
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '');
}

/**
 * Loads a row in a new browser context, and measures its route changes.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Row} row
 * @param {Cookies} cookies
 */
async function visit(browser, url, row, cookies) {
  return inContext(browser, url, row, cookies, async (slow) => {
    const { load: loaded } = await load(slow, row);
    const routes = row.routes ? await changeRoutes(slow.page, row.routes) : null;
    return { loaded, routes };
  });
}

/**
 * Runs one measurement. A failure fails the bench, but the rows after it are still measured.
 * @param {string} name
 * @param {() => Promise<void>} measure
 */
async function attempt(name, measure) {
  try {
    await measure();
  } catch (error) {
    console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/**
 * Measures the rows. Each run visits all of them in turn, so that a busy machine slows all of them down alike.
 * @param {import('playwright').Browser} browser
 * @param {Host} host
 * @param {{ only: string[] | undefined, runs: number }} options
 */
async function measureRows(browser, host, { only, runs }) {
  const { cookies, student } = await signIn(host.backendUrl, 'mei');
  const chosen = allRows(student).filter(({ name }) => !only || name === 'limit' || only.includes(name));
  /** @type {{ row: Row, measured: import('./bench/report.mjs').Measured }[]} */
  const rows = [];
  for (const row of chosen) {
    if (row.plain) {
      // A load that is not measured: it yields the plain HTML, and fills the host's cache of compressed files.
      const context = await newContext(browser, host.url, row.signedIn ? cookies : []);
      const slow = await openSlow(context);
      await load(slow, row);
      host.addPage(row.plain, await asPlainHtml(slow.page));
      await context.close();
      const name = `plain HTML of ${row.name}`;
      rows.push({
        row: { name, path: row.plain, signedIn: false },
        measured: { name, loads: [], routes: [], looks: [] },
      });
    }
    rows.push({ row, measured: { name: row.name, loads: [], routes: [], looks: [] } });
  }
  for (let run = 1; run <= runs; run += 1) {
    for (const { row, measured } of rows) {
      process.stderr.write(`${run}/${runs} ${row.name}\n`);
      await attempt(row.name, async () => {
        const { loaded, routes } = await visit(browser, host.url, row, cookies);
        measured.loads.push(loaded);
        if (routes) measured.routes.push(routes);
        const recorded = (/** @type {import('./bench/visit.mjs').SlowPage} */ slow) => loadWithFrames(slow, row);
        if (row.content) measured.looks.push(await inContext(browser, host.url, row, cookies, recorded));
      });
    }
  }
  return rows.map(({ measured }) => measured).filter(({ loads }) => loads.length > 0);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Host} host
 * @param {{ only: string[] | undefined, runs: number }} options
 */
async function measureLists(browser, host, { only, runs }) {
  if (only && !only.includes(LISTS_NAME)) return [];
  const measured = [];
  for (const list of LISTS) {
    const { cookies } = await signIn(host.backendUrl, list.userName);
    /** @type {import('./bench/lists.mjs').ListFigures[]} */
    const figures = [];
    for (let run = 1; run <= runs; run += 1) {
      process.stderr.write(`${run}/${runs} ${list.name}\n`);
      await attempt(list.name, async () => {
        figures.push(await measureList(browser, host, list, cookies));
      });
    }
    if (figures.length > 0) measured.push({ name: list.name, runs: figures });
  }
  return measured;
}

async function main() {
  followParent();
  const { folder, trace, http2, ...options } = readOptions();
  const dist = trace && folder === undefined ? await buildWithSourceMaps() : await builtPortal(folder);
  const { executablePath, name } = findBrowser();
  const host = await startHost(dist, await buildLimit(), { http2 });
  const browser = await chromium.launch({ executablePath, args: launchArgs });
  try {
    if (trace) {
      const { cookies, student } = await signIn(host.backendUrl, 'mei');
      const [name = 'dashboard'] = options.only ?? [];
      const row = allRows(student).find((one) => one.name === name);
      if (!row) throw new Error(`There is no trace of "${name}".`);
      console.log(await traceRow({ browser, url: host.url, row, cookies, dist, folder: REPORTS }));
      return;
    }
    const rows = await measureRows(browser, host, options);
    const lists = await measureLists(browser, host, options);
    const bench = { rows, lists, http2, runs: options.runs, browser: name, commit: commitName(), date: new Date() };
    console.log(writeReport(REPORTS, bench));
  } finally {
    await browser.close();
    await host.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
