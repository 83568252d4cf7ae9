// @ts-check
/**
 * `npm run bench`: builds the portal and measures its first load in a browser slowed down to a phone, beside plain HTML
 * with the same content. `--runs 9` sets the number of runs; a folder as argument measures the build in it.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { PASSWORD } from '@portal/mocks/personas';
import { chromium } from 'playwright';
import { startHost } from './bench/host.mjs';
import { asPlainHtml } from './bench/plain.mjs';
import { report } from './bench/report.mjs';
import { changeRoute, load, openSlow } from './bench/visit.mjs';
import { findBrowser, launchArgs } from './browser.mjs';
import { followParent, ROOT, runTool } from './processes.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./bench/visit.mjs').SlowPage} SlowPage */

const DASHBOARD = { path: '/', heading: 'Welcome back, Mei', cards: 3 };
const COURSE_LIST = { path: '/MyCourseList', heading: 'Courses', cards: 8 };

/** @param {Page} page */
async function signInReady(page) {
  // The school's name comes from a call, so the placeholder in index.html does not have it.
  await page.getByText('Harbour English').first().waitFor({ timeout: 60_000 });
}

/** @param {Page} page */
async function dashboardReady(page) {
  await page.getByRole('heading', { name: DASHBOARD.heading }).waitFor({ timeout: 60_000 });
  await page
    .getByRole('main')
    .getByRole('article')
    .nth(DASHBOARD.cards - 1)
    .waitFor({ timeout: 60_000 });
}

/**
 * Signs in and returns the session's cookies.
 * @param {string} url
 */
async function signIn(url) {
  const response = await fetch(`${url}/api/Account/Login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ UserName: 'mei', Password: PASSWORD }),
  });
  const { Value } = /** @type {{ Value: { AuthorizationToken: string } }} */ (await response.json());
  return [
    { name: 'session', value: 'true' },
    { name: 'authorizationToken', value: encodeURIComponent(Value.AuthorizationToken) },
    { name: 'authorizationType', value: 'Basic' },
  ];
}

/**
 * Opens the course list twice: its code is fetched the first time and cached the second.
 * @param {Page} page
 */
async function courseListTwice(page) {
  const link = 'main a[href="/MyCourseList"]';
  const cold = await changeRoute(page, link, COURSE_LIST);
  await changeRoute(page, 'header button', DASHBOARD);
  const warm = await changeRoute(page, link, COURSE_LIST);
  return { cold, warm };
}

/** The folder of the build to measure: the argument, or a new build. */
async function buildToMeasure() {
  const { positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } });
  const dist = resolve(positionals[0] ?? join(ROOT, 'app/dist'));
  if (!positionals[0]) {
    const { code, output } = await runTool(['node', 'app/build.mjs'], { capture: true });
    if (code !== 0) throw new Error(`${output}\nThe portal could not be built (see above).`);
  }
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built portal in ${dist}.`);
  return dist;
}

function numberOfRuns() {
  const { values } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: a whole number from 1 on is needed.`);
  return runs;
}

async function main() {
  followParent();
  const runs = numberOfRuns();
  const dist = await buildToMeasure();
  const { executablePath, name } = findBrowser();
  const host = await startHost(dist);
  const browser = await chromium.launch({ executablePath, args: launchArgs });

  /**
   * One load in a new browser context, and the result of `after` in it.
   * @template T
   * @param {{ path: string, cookies?: { name: string, value: string }[], ready?: (page: Page) => Promise<void> }} visit
   * @param {(slow: SlowPage) => Promise<T>} after
   */
  async function visit({ path, cookies = [], ready = async () => {} }, after) {
    const slow = await openSlow(browser, host.url, cookies);
    try {
      const loaded = await load(slow, path, ready);
      return { loaded, after: await after(slow) };
    } finally {
      await slow.context.close();
    }
  }

  try {
    const cookies = await signIn(host.url);
    const screens = [
      { name: 'sign-in', path: '/Login', plain: '/plain/sign-in', cookies: [], ready: signInReady, routes: false },
      { name: 'dashboard', path: '/', plain: '/plain/dashboard', cookies, ready: dashboardReady, routes: true },
    ];
    const noop = async () => undefined;
    /** @type {import('./bench/report.mjs').Row[]} */
    const rows = [];
    for (const screen of screens) {
      // Not measured: it saves the plain HTML, and the host compresses and caches each file.
      const { after: html } = await visit(screen, ({ page }) => asPlainHtml(page));
      host.addPage(screen.plain, html);
      rows.push({ name: screen.name, loads: [], control: [], ...(screen.routes ? { routes: [] } : {}) });
    }
    for (let run = 1; run <= runs; run += 1) {
      // Each run loads all pages, so that a busy machine slows down all of them alike.
      for (const [at, screen] of screens.entries()) {
        const row = rows[at];
        if (!row) continue;
        row.control.push((await visit({ path: screen.plain }, noop)).loaded);
        const { loaded, after } = await visit(screen, ({ page }) =>
          screen.routes ? courseListTwice(page) : Promise.resolve(null),
        );
        row.loads.push(loaded);
        if (after) row.routes?.push(after);
      }
    }
    const text = report({ rows, runs, browser: name, date: new Date() });
    mkdirSync(join(ROOT, 'reports'), { recursive: true });
    writeFileSync(join(ROOT, 'reports/bench.md'), text);
    console.log(text);
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
