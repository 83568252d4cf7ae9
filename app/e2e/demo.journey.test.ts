import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { serveStatic } from '../../config/serve-static.mjs';
import { DESKTOP, test, type Portal, type Visit } from './portal.ts';
import { goWithin } from './screens.ts';
import { pathOf, signInAs, waitForCourses, waitForDashboard } from './steps.ts';

const DEMO = join(import.meta.dirname, '../dist-demo');
const BASE = '/team/demo/';

/** The demo on a static host, under a sub-path. */
let host: Awaited<ReturnType<typeof serveStatic>>;
const root = mkdtempSync(join(tmpdir(), 'portal-demo-'));

beforeAll(async () => {
  const notFound = join(DEMO, '404.html');
  if (!existsSync(notFound)) throw new Error(`There is no demo in ${DEMO}: run "npm test -- build" first.`);
  mkdirSync(join(root, 'team'));
  symlinkSync(DEMO, join(root, 'team/demo'));
  // Such a host has one page for unknown URLs.
  copyFileSync(notFound, join(root, '404.html'));
  host = await serveStatic(root);
});
afterAll(async () => {
  await host.close();
  rmSync(root, { recursive: true });
});

const at = (path: string) => `${host.url}${BASE}${path}`;

/** Opens a page in a new browser context. */
async function openDemo(portal: Portal, url: string, visit: Visit = DESKTOP): Promise<Page> {
  portal.allowOrigin(host.url);
  // The host responds to a deep link with that page and status 404.
  portal.allow(/status of 404/);
  const page = await portal.open(visit);
  await page.goto(url);
  return page;
}

const drawer = (page: Page) => page.getByRole('complementary', { name: 'Demo' });
const demoOf = (page: Page) => new URL(page.url()).searchParams.get('demo');
const classes = (page: Page) => page.getByRole('main').getByRole('article');

describe('the demo on a plain static host, under a sub-path', () => {
  test('keeps its student: by hand, after a reload, in a second tab and at a deep link', async ({ portal }) => {
    // Without the slash at its end, the URL is outside the service worker's scope.
    const page = await openDemo(portal, at('').slice(0, -1));
    await page.waitForURL('**/Login');
    await signInAs(page, 'mei');
    await waitForCourses(page);
    await page.reload();
    await waitForCourses(page);
    const second = await page.context().newPage();
    await second.goto(at('LiveClassList'));
    await classes(second).first().waitFor();
    expect(pathOf(second)).toBe(`${BASE}LiveClassList`);
    // A change in one tab is visible in the other, and both are still signed in.
    await goWithin(second, `${BASE}Profile`);
    await second.getByLabel('First name').fill('Mei Ling');
    await second.getByRole('button', { name: 'Save changes' }).click();
    await second.getByText('Profile saved').waitFor();
    await page.reload();
    await waitForDashboard(page, 'Mei Ling');
    await goWithin(second, `${BASE}MyCourseList`);
    await classes(second).first().waitFor();
  });

  test('says whom to sign in as, signs in by one press, and begins again', async ({ portal }) => {
    // Calls that are pending during the reset reach a backend that does not have the student's token any more.
    portal.allow(/responded with a status of 401/);
    const page = await openDemo(portal, at('LiveClassList'));
    const list = drawer(page).getByRole('group', { name: 'Signed in as' });
    await list.getByText('new, no courses yet').waitFor();
    await drawer(page).getByText('study-2026').waitFor();
    await list.getByRole('radio', { name: /^sam/ }).click();
    await waitForDashboard(page, 'Sam');
    expect(demoOf(page)).toBe('student-sam');
    // The drawer is closed now.
    await page.getByRole('button', { name: 'Demo' }).click();
    await drawer(page).getByRole('button', { name: 'Begin again' }).click();
    await page.waitForURL('**/Login');
    expect(demoOf(page)).toBe(null);
  });

  test('shows a link’s student, failure, time and settings in a browser that has never been here', async ({
    portal,
  }) => {
    const page = await openDemo(portal, at('?demo=student-mei_clock-20270305T0900_with-noEvents'));
    await waitForDashboard(page);
    await page.getByRole('link', { name: 'Live classes' }).first().click();
    await classes(page).first().waitFor();
    await page.getByText(/5 Mar/).first().waitFor();
    expect(await page.getByRole('link', { name: 'Events' }).count()).toBe(0);

    // A failure is added by keyboard, for a call that the page has made.
    await page.getByRole('button', { name: 'Demo' }).press('Enter');
    await drawer(page)
      .getByRole('combobox', { name: 'Call', exact: true })
      .selectOption('LiveClass/GetUpcomingLiveClassEventGridJson');
    await drawer(page).getByRole('combobox', { name: 'How' }).selectOption({ label: 'Refused by the school' });
    await drawer(page).getByRole('button', { name: 'Make it fail' }).press('Enter');
    await expect.poll(() => demoOf(page)).toContain('fail-LiveClass-GetUpcomingLiveClassEventGridJson-refused');
    await page.getByRole('searchbox').fill('ielts');
    await page.getByText('We couldn’t load the live classes').waitFor();

    const other = await openDemo(portal, page.url());
    await other.getByText('We couldn’t load the live classes').waitFor();
    expect(pathOf(other)).toBe(`${BASE}LiveClassList`);
    expect(demoOf(other)).toBe(demoOf(page));
  });
});
