// @ts-check
/**
 * `npm run bench`: builds the portal and measures its first load in a real browser on a slow phone's terms, beside plain
 * HTML with the same content. `--runs 9` repeats more often; a folder measures another build as it is.
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
  // The name of the school comes with the portal's code; the page that stands in for it does not know it.
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
 * The cookies of a student, by a real sign-in.
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
 * Opens the course list twice: its code is fetched the first time and there the second.
 * @param {Page} page
 */
async function courseListTwice(page) {
  const link = 'main a[href="/MyCourseList"]';
  const cold = await changeRoute(page, link, COURSE_LIST);
  await changeRoute(page, 'header button', DASHBOARD);
  const warm = await changeRoute(page, link, COURSE_LIST);
  return { cold, warm };
}

/** The build to measure: the folder given, else a fresh one. */
async function built() {
  const { positionals } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } });
  const dist = resolve(positionals[0] ?? join(ROOT, 'app/dist'));
  if (!positionals[0]) {
    const { code, output } = await runTool(['node', 'app/build.mjs'], { capture: true });
    if (code !== 0) throw new Error(`${output}\nThe portal could not be built (see above).`);
  }
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`There is no built portal in ${dist}.`);
  return dist;
}

function runsAsked() {
  const { values } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs ${values.runs}: a whole number from 1 on is needed.`);
  return runs;
}

async function main() {
  followParent();
  const runs = runsAsked();
  const dist = await built();
  const { executablePath, name } = findBrowser();
  const host = await startHost(dist);
  const browser = await chromium.launch({ executablePath, args: launchArgs });

  /**
   * One load in a browser of its own, and what comes after it in there.
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
    const nothing = async () => undefined;
    /** @type {import('./bench/report.mjs').Row[]} */
    const rows = [];
    for (const screen of screens) {
      // Not measured: it makes the control, and the host compresses each file for the first time.
      const { after: html } = await visit(screen, ({ page }) => asPlainHtml(page));
      host.addPage(screen.plain, html);
      rows.push({ name: screen.name, loads: [], control: [], ...(screen.routes ? { routes: [] } : {}) });
    }
    for (let run = 1; run <= runs; run += 1) {
      // All pages in each run, so that a machine that is busy for a while slows down all of them.
      for (const [at, screen] of screens.entries()) {
        const row = rows[at];
        if (!row) continue;
        row.control.push((await visit({ path: screen.plain }, nothing)).loaded);
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
