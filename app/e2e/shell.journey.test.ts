import { readAllMessages, receiveMessage } from '@portal/mocks/mock-backend';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { DESKTOP, test } from './portal.ts';
import { untilQuiet } from './requests.ts';
import { openMore, pathOf, waitForDashboard, waitForProfile, signInAs } from './steps.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tool = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const back = (page: Page) => page.getByRole('button', { name: 'Back' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

describe('the back arrow', () => {
  test('leads to the dashboard after a deep link that went through sign-in', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/MyCourseList');
    await signInAs(page, 'mei');
    await heading(page, 'Courses').waitFor();
    await back(page).click();
    await waitForDashboard(page);
  });

  test('leads to the dashboard after a search on the page that was opened', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/Event');
    await page.getByRole('searchbox').fill('pte');
    await page.waitForURL('**/Event?q=pte');
    await back(page).click();
    await waitForDashboard(page);
  });

  test('returns to the previous page, also after a reload', async ({ portal }) => {
    const page = await portal.openSignedIn('mei', DESKTOP);
    await page.goto('/Profile');
    await menu(page).getByRole('link', { name: 'Courses' }).click();
    await heading(page, 'Courses').waitFor();
    await page.reload();
    await back(page).click();
    await heading(page, 'Profile').waitFor();
  });

  test('returns to the page before an address was typed', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/Profile');
    await heading(page, 'Profile').waitFor();
    await page.goto('/MyCourseList');
    await heading(page, 'Courses').waitFor();
    await back(page).click();
    await heading(page, 'Profile').waitFor();
  });

  test('is hidden on an archived student’s first page, and leads there from the others', async ({ portal }) => {
    const page = await portal.openSignedIn('ana', { ...DESKTOP, localStorage: { ShowInfoModal: 'false' } });
    await page.goto('/Profile');
    await back(page).click();
    await page.waitForURL('**/AddBuyCourse');
    await page.goto('/AddBuyCourse');
    await menu(page).getByRole('link', { name: 'Profile' }).waitFor();
    expect(await back(page).count()).toBe(1);

    const direct = await portal.openSignedIn('ana', { ...DESKTOP, localStorage: { ShowInfoModal: 'false' } });
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
  await expect.poll(() => portal.count('Message/IsHasUnreadMessage')).toBe(1);

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

test('the logo is the account’s own, else the school’s, as far as it may be followed', async ({ portal }) => {
  const { account } = portal.student('max');
  Object.assign(portal.backend.setting, { IsShowSiteLogo: true, SiteLogoUrl: '/school/icons/logo.svg' });
  const page = await portal.openSignedIn('max', DESKTOP);
  const logo = () => menu(page).locator('img').first().getAttribute('src');
  for (const [sent, shown] of [
    ['/school/icons/oet.svg', '/school/icons/oet.svg'],
    ['javascript:alert(1)', '/school/icons/logo.svg'],
    [null, '/school/icons/logo.svg'],
  ] as const) {
    account.MainLogo = sent;
    await page.goto('/Profile');
    await expect.poll(logo).toBe(portal.url + shown);
  }
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

/** The entries of each student are a table of packages/domain/src/shell/rules.test.ts; here, that the needed calls are sent. */
describe('the menu has the entries of this student', () => {
  const EVERY = ['Dashboard', 'Courses', 'Live classes', 'Videos', 'Assessments', 'Meetings', 'Events', 'Enrollment'];
  const TOOLS = ['Notifications', 'Messages'];

  /** The entries that menu and header do not have. */
  async function missing(page: Page): Promise<string[]> {
    const entries = (await menu(page).getByRole('listitem').getByRole('link').allInnerTexts()).slice(0, -2);
    const tools = page.getByRole('banner').getByRole('link').filter({ visible: true });
    const names = await tools.evaluateAll((links) => links.map((one) => one.getAttribute('aria-label')));
    return [...EVERY, ...TOOLS].filter((one) => !entries.includes(one) && !names.includes(one));
  }

  test('by the school’s locks and the server’s flags', async ({ portal }) => {
    const page = await portal.openSignedIn('max', DESKTOP);
    await page.goto('/Profile');
    await expect.poll(() => missing(page)).toEqual([]);
    for (const flag of Object.values(portal.student('max').menuFlags)) flag.Result = false;
    await page.reload();
    await expect.poll(() => missing(page)).toEqual(['Live classes', 'Videos', 'Meetings']);
    // Against the contract: the portal counts a lock that is absent as off.
    Object.assign(portal.backend.setting, { FeatureLock: {} });
    await page.reload();
    await expect.poll(() => missing(page)).toEqual(['Live classes', 'Videos', 'Meetings', 'Events', 'Notifications']);
    expect(portal.count('Setting/GetStudentPermission')).toBe(0);
  });

  test('by permissions, where access is role-based; without them when they cannot be fetched', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    portal.backend.permissions = ['edit:events'];
    const page = await portal.openSignedIn('max', DESKTOP);
    await page.route('**/config.json', (route) => route.fulfill({ json: { roleBasedAccess: true } }));
    await page.goto('/Profile');
    await expect.poll(() => missing(page)).toEqual(['Videos', 'Messages']);
    portal.backend.faults.fail('Setting/GetStudentPermission', { kind: 'status', status: 500 });
    await page.reload();
    await expect.poll(() => missing(page)).toEqual(['Videos', 'Events', 'Messages']);
  });
});

test('on a phone three entries are in the bar, the rest and Log out behind More, which becomes Less', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/');
  await menu(page).getByRole('link', { name: 'Live classes' }).waitFor();
  expect(await menu(page).getByRole('link').allInnerTexts()).toEqual(['Dashboard', 'Courses', 'Live classes']);
  await openMore(page);
  const all = ['Videos', 'Assessments', 'Meetings', 'Events', 'Enrollment', 'Help', 'Profile'];
  expect((await menu(page).getByRole('link').allInnerTexts()).slice(3)).toEqual(all);
  await menu(page).getByRole('button', { name: 'Log out' }).waitFor();
  await menu(page).getByRole('button', { name: 'Less' }).click();
  await expect.poll(() => menu(page).getByRole('button', { name: 'Log out' }).count()).toBe(0);
});

describe('the menu behind More', () => {
  test('closes when the Tab key leads out of it', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await openMore(page);
    await menu(page).getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => menu(page).getByRole('button', { name: 'Log out' }).count()).toBe(0);
  });

  test('closes on Escape while the focus is elsewhere', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await openMore(page);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('Escape');
    await expect.poll(() => menu(page).getByRole('button', { name: 'Log out' }).count()).toBe(0);
  });
});

test.for([320, 390, 768, 1030, 1280, 1920])('the skip link is seen at %i px', async (width, { portal }) => {
  const page = await portal.openSignedIn('mei', { viewport: { width, height: 800 } });
  await page.goto('/MyCourseList');
  await heading(page, 'Courses').waitFor();
  await page.keyboard.press('Tab');
  const topmost = await page.evaluate(() => {
    const link = document.activeElement;
    const { left, top, width: wide, height } = link?.getBoundingClientRect() ?? new DOMRect();
    return [0.1, 0.5, 0.9].map((part) => {
      const seen = document.elementFromPoint(left + wide * part, top + height / 2);
      return seen === link && link?.textContent;
    });
  });
  expect(topmost).toEqual(['Skip to content', 'Skip to content', 'Skip to content']);
});

test('on paper there are no bars and nothing that can only be pressed', async ({ portal }) => {
  const page = await portal.openSignedIn('mei', { colorScheme: 'dark' });
  await page.goto('/Lesson/101');
  await page.getByRole('button', { name: /^Line graphs/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await menu(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^(Back|Reset)/ }).count()).toBe(0);
  const text = page.getByRole('button', { name: /^Line graphs/ });
  expect(await text.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
});

test('forced colours show the current page and the chosen tab', async ({ portal }) => {
  const page = await portal.openSignedIn('mei', DESKTOP);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/LiveClassList');
  const background = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosen = page.getByRole('tab', { name: 'Upcoming' });
  await chosen.waitFor();
  expect(await background(chosen)).not.toBe(await background(page.getByRole('tab', { name: 'Registered' })));
  const links = menu(page).getByRole('link');
  const current = links.and(page.locator('[aria-current="page"]'));
  expect(await background(current)).not.toBe(await background(links.filter({ hasText: 'Courses' })));
});
