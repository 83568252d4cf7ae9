import { readAllMessages, receiveMessage } from '@portal/mocks/mock-backend';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { DESKTOP, test } from './portal.ts';
import { untilQuiet } from './requests.ts';
import { goWithin } from './screens.ts';
import { openMore, pathOf, signInAs, waitForDashboard, waitForProfile } from './steps.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tool = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Back' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

describe('the back arrow', () => {
  test('leads to the dashboard from the page that was opened, and else to the previous page, in and out of the document', async ({
    portal,
  }) => {
    const page = await portal.open(DESKTOP);
    // A deep link that went through sign-in, and a search: neither is a page of its own.
    await page.goto('/Event');
    await signInAs(page, 'mei');
    await heading(page, 'Events').waitFor();
    await page.getByRole('searchbox').fill('pte');
    await page.waitForURL('**/Event?q=pte');
    await back(page).click();
    await waitForDashboard(page);

    // To the page before a URL was typed.
    await goWithin(page, '/Profile');
    await heading(page, 'Profile').waitFor();
    await page.goto('/MyCourseList');
    await heading(page, 'Courses').waitFor();
    await back(page).click();
    await heading(page, 'Profile').waitFor();

    // To the previous page, also after a reload.
    await menu(page).getByRole('link', { name: 'Help' }).click();
    await heading(page, 'Help').waitFor();
    await page.reload();
    await back(page).click();
    await heading(page, 'Profile').waitFor();
  });

  test('is hidden on an archived student’s first page, and leads there from the others', async ({ portal }) => {
    const page = await portal.openSignedIn('ana', { ...DESKTOP, localStorage: { ShowInfoModal: 'false' } });
    await page.goto('/Profile');
    await heading(page, 'Profile').waitFor();
    await back(page).click();
    await page.waitForURL('**/AddBuyCourse');
    await heading(page, 'Profile').waitFor({ state: 'detached' });
    await menu(page).getByRole('link', { name: 'Profile' }).waitFor();
    expect(await back(page).count()).toBe(1);

    // Also in a tab that opens with that page.
    const direct = await page.context().newPage();
    await direct.goto('/AddBuyCourse');
    await menu(direct).getByRole('link', { name: 'Profile' }).waitFor();
    expect(await back(direct).count()).toBe(0);
  });
});

test('a message that comes during the visit is marked, until it has been read', async ({ portal }) => {
  const max = portal.student('max');
  const page = await portal.openSignedIn('max', DESKTOP);
  await page.clock.install();
  await page.goto('/Profile');
  await tool(page, 'Messages').waitFor();
  // The first response is older than the message.
  await untilQuiet(page);
  expect(portal.count('Message/IsHasUnreadMessage')).toBe(1);

  receiveMessage(portal.backend, max);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  // Not on every return to the tab or every page.
  await page.evaluate(comeBack);
  await menu(page).getByRole('link', { name: 'Help' }).click();
  await heading(page, 'Help').waitFor();
  expect(portal.count('Message/IsHasUnreadMessage')).toBe(1);
  await page.clock.fastForward('00:31');
  await page.evaluate(comeBack);
  await tool(page, 'Messages, new message').waitFor();

  readAllMessages(portal.backend, max);
  await page.clock.fastForward('00:31');
  await menu(page).getByRole('link', { name: 'Courses' }).click();
  await tool(page, 'Messages').waitFor();
  expect(portal.count('Message/IsHasUnreadMessage')).toBe(3);
});

test('a service worker of an earlier portal is removed', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page
    .context()
    .route('**/earlier-portal.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '// Answers nothing.' }),
    );
  // A page of the same origin without the portal.
  await page.goto('/Registration');
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(() => navigator.serviceWorker.register('/earlier-portal.js'));
  expect(await registered()).toBe(1);
  await page.goto('/');
  await waitForDashboard(page);
  await expect.poll(registered).toBe(0);
});

test('a page’s code, and what it begins with, are prefetched when the student hovers, focuses or touches its link', async ({
  portal,
}) => {
  const page = await portal.openSignedIn('mei', DESKTOP);
  await page.goto('/Profile');
  await menu(page).getByRole('link', { name: 'Events' }).waitFor();
  await waitForProfile(page);
  await untilQuiet(page);
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  for (const [name, chunk, intend] of [
    ['Events', 'EventsContainer', (link: Locator) => link.hover()],
    ['Videos', 'VideoListContainer', (link: Locator) => link.focus()],
    ['Assessments', 'AssessmentListContainer', (link: Locator) => link.dispatchEvent('touchstart')],
  ] as const) {
    await intend(menu(page).getByRole('link', { name }));
    await expect.poll(() => fetched.some((path) => path.startsWith(`/assets/${chunk}-`))).toBe(true);
  }
  // So are its translations.
  await expect.poll(() => fetched.some((path) => path.startsWith('/assets/events-'))).toBe(true);
  const data = [
    '/api/Course/GetStudentCoursesAndDiagnosticTests',
    '/api/Event/GetUpcomingEventGridJson',
    '/api/Videos/GetActiveCourseHasVideo',
  ];
  await expect.poll(() => fetched.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(data);
  expect(pathOf(page)).toBe('/Profile');
  await menu(page).getByRole('link', { name: 'Videos' }).click();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  expect(portal.count('Videos/GetActiveCourseHasVideo')).toBe(1);
});

/**
 * The entries of each student are in a table of packages/domain/src/shell/rules.test.ts; here, the needed calls are
 * sent.
 */
test('logo and menu are those of this student: of account and school, by locks and flags, and by permissions', async ({
  portal,
}) => {
  const EVERY = ['Dashboard', 'Courses', 'Live classes', 'Videos', 'Assessments', 'Meetings', 'Events', 'Enrollment'];
  const TOOLS = ['Notifications', 'Messages'];

  /** The entries that menu and header do not have. */
  async function missing(page: Page): Promise<string[]> {
    const entries = (await menu(page).getByRole('listitem').getByRole('link').allInnerTexts()).slice(0, -2);
    const tools = page.getByRole('banner').getByRole('link').filter({ visible: true });
    const names = await tools.evaluateAll((links) => links.map((one) => one.getAttribute('aria-label')));
    return [...EVERY, ...TOOLS].filter((one) => !entries.includes(one) && !names.includes(one));
  }

  const { account, menuFlags } = portal.student('max');
  const school = portal.backend.setting;
  Object.assign(school, { IsShowSiteLogo: true, SiteLogoUrl: '/school/icons/logo.svg' });
  account.MainLogo = '/school/icons/oet.svg';
  const page = await portal.openSignedIn('max', DESKTOP);
  const logo = () => menu(page).locator('img').first().getAttribute('src');
  await page.goto('/Profile');
  await expect.poll(() => missing(page)).toEqual([]);
  await expect.poll(logo).toBe(`${portal.url}/school/icons/oet.svg`);

  // The account’s logo has an unsafe URL, so the school’s is shown. The server’s flags hide three entries; and, against
  // the contract, the portal treats a missing lock as off.
  account.MainLogo = 'javascript:alert(1)';
  for (const flag of Object.values(menuFlags)) flag.Result = false;
  const locks = school.FeatureLock;
  Object.assign(school, { FeatureLock: {} });
  await page.reload();
  await expect.poll(() => missing(page)).toEqual(['Live classes', 'Videos', 'Meetings', 'Events', 'Notifications']);
  await expect.poll(logo).toBe(`${portal.url}/school/icons/logo.svg`);
  expect(portal.count('Setting/GetStudentPermission')).toBe(0);

  // The account has no logo. With role-based access, the entries are those of its permissions.
  account.MainLogo = null;
  for (const flag of Object.values(menuFlags)) flag.Result = true;
  Object.assign(school, { FeatureLock: locks });
  portal.backend.permissions = ['edit:events'];
  await page.route('**/config.json', (route) => route.fulfill({ json: { roleBasedAccess: true } }));
  await page.reload();
  await expect.poll(() => missing(page)).toEqual(['Videos', 'Messages']);
  await expect.poll(logo).toBe(`${portal.url}/school/icons/logo.svg`);

  // Without those entries when the permissions cannot be fetched.
  portal.allow(/Failed to load resource/);
  portal.backend.faults.fail('Setting/GetStudentPermission', { kind: 'status', status: 500 });
  await page.reload();
  await expect.poll(() => missing(page)).toEqual(['Videos', 'Events', 'Messages']);
});

test('on a phone three entries are in the bar, the rest behind More, which closes by hand, Tab and Escape; the skip link is seen there and at every width', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/');
  await menu(page).getByRole('link', { name: 'Live classes' }).waitFor();
  expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(['Dashboard', 'Courses', 'Live classes']);
  const logOut = menu(page).getByRole('button', { name: 'Log out' });
  const closed = (how: string) => expect.poll(() => logOut.count(), { message: `closed by ${how}` }).toBe(0);

  await openMore(page);
  const all = ['Videos', 'Assessments', 'Meetings', 'Events', 'Enrollment', 'Help', 'Profile'];
  expect((await menu(page).getByRole('link').allInnerTexts()).slice(3)).toEqual(all);
  await logOut.waitFor();
  await menu(page).getByRole('button', { name: 'Less' }).click();
  await closed('Less');

  // It closes when Tab moves focus out of it.
  await openMore(page);
  await logOut.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await closed('Tab');

  // It closes on Escape while focus is elsewhere.
  await openMore(page);
  await logOut.waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Escape');
  await closed('Escape');

  await goWithin(page, '/MyCourseList');
  await heading(page, 'Courses').waitFor();
  for (const width of [320, 390, 768, 1030, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // The menu at the side has all entries.
    if (width > 1024) await menu(page).getByRole('link', { name: 'Profile' }).waitFor();
    expect(await topmostOfSkipLink(page), `${width} px`).toEqual([
      'Skip to content',
      'Skip to content',
      'Skip to content',
    ]);
  }
});

/** Returns, for three points of the first element that Tab focuses, its text, or false where it is covered. */
async function topmostOfSkipLink(page: Page): Promise<(string | null | false)[]> {
  // Out of the page, past its first control.
  do await page.keyboard.press('Shift+Tab');
  while ((await page.locator(':focus').count()) > 0);
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const link = document.activeElement;
    const { left, top, width: wide, height } = link?.getBoundingClientRect() ?? new DOMRect();
    return [0.1, 0.5, 0.9].map((part) => {
      const seen = document.elementFromPoint(left + wide * part, top + height / 2);
      return seen !== null && seen === link && link.textContent;
    });
  });
}

test('on paper there are no bars and nothing that can only be pressed, whatever the appearance', async ({ portal }) => {
  const page = await portal.openSignedIn('mei', { colorScheme: 'dark' });
  await page.goto('/');
  await goWithin(page, '/Lesson/101');
  const text = page.getByRole('button', { name: /^Line graphs/ });
  await text.waitFor();
  await menu(page).getByRole('button', { name: 'More', exact: true }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await menu(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^(Back|Reset)/ }).count()).toBe(0);
  expect(await text.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
});
