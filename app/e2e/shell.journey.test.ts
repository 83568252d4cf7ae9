import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { signInAs, test, type Portal } from './portal.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** A student of the school, to be changed before the portal is opened. */
function student(portal: Portal, userName: string) {
  return portal.backend.students.find((one) => one.userName === userName) ?? expect.fail(`no ${userName}`);
}

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
    await heading(page, 'Welcome back, Mei').waitFor();
  });

  test('leads to the dashboard after a search on the page that was opened', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/Event');
    await page.getByRole('searchbox').fill('pte');
    await page.waitForURL('**/Event?q=pte');
    await back(page).click();
    await heading(page, 'Welcome back, Mei').waitFor();
  });

  test('goes where the student came from, also after a reload', async ({ portal }) => {
    const page = await portal.openSignedIn('mei', DESKTOP);
    await page.goto('/Profile');
    await menu(page).getByRole('link', { name: 'Courses' }).click();
    await heading(page, 'Courses').waitFor();
    await page.reload();
    await back(page).click();
    await heading(page, 'Profile').waitFor();
  });

  test('is not there on an archived student’s first page, and leads there from the others', async ({ portal }) => {
    const page = await portal.openSignedIn('ana', { ...DESKTOP, remembered: { ShowInfoModal: 'false' } });
    await page.goto('/Profile');
    await back(page).click();
    await page.waitForURL('**/AddBuyCourse');
    await page.goto('/AddBuyCourse');
    await menu(page).getByRole('link', { name: 'Profile' }).waitFor();
    expect(await back(page).count()).toBe(1);

    const direct = await portal.openSignedIn('ana', { ...DESKTOP, remembered: { ShowInfoModal: 'false' } });
    await direct.goto('/AddBuyCourse');
    await menu(direct).getByRole('link', { name: 'Profile' }).waitFor();
    expect(await back(direct).count()).toBe(0);
  });
});

describe('the code of a page comes before the student opens it', () => {
  test.for<{ how: string; intend: (link: Locator) => Promise<void> }>([
    { how: 'points at its link', intend: (link) => link.hover() },
    { how: 'reaches its link by keyboard', intend: (link) => link.focus() },
    { how: 'touches its link', intend: (link) => link.dispatchEvent('touchstart') },
  ])('as soon as the student $how', async ({ intend }, { portal }) => {
    const page = await portal.openSignedIn('mei', DESKTOP);
    await page.goto('/Profile');
    const link = menu(page).getByRole('link', { name: 'Events' });
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
    await intend(link);
    // Its code and its words.
    await expect.poll(() => fetched.filter((path) => path.startsWith('/assets/events-')).length).toBe(2);
    expect(fetched.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/Profile');
  });
});

describe('the menu holds what this student has', () => {
  const EVERY = ['Dashboard', 'Courses', 'Live classes', 'Videos', 'Assessments', 'Meetings', 'Events', 'Enrollment'];
  const TOOLS = ['Notifications', 'Messages'];

  test.for<{
    how: string;
    user?: string;
    roles?: boolean;
    prepare: (portal: Portal) => void;
    hidden: string[];
  }>([
    { how: 'everything switched on', prepare: () => undefined, hidden: [] },
    {
      how: 'the school’s locks off',
      prepare: ({ backend }) => (backend.setting.FeatureLock = {}),
      hidden: ['Live classes', 'Meetings', 'Events', 'Notifications'],
    },
    {
      how: 'the server’s flags off',
      prepare: (portal) => {
        for (const flag of Object.values(student(portal, 'max').menuFlags)) flag.Result = false;
      },
      hidden: ['Live classes', 'Videos', 'Meetings'],
    },
    {
      how: 'one permission of role-based access',
      roles: true,
      prepare: ({ backend }) => (backend.permissions = ['edit:events']),
      hidden: ['Videos', 'Messages'],
    },
    {
      how: 'every permission of role-based access',
      roles: true,
      prepare: () => undefined,
      hidden: [],
    },
    {
      how: 'permissions that could not be asked',
      roles: true,
      prepare: ({ backend }) => backend.faults.fail('Setting/GetStudentPermission', { kind: 'status', status: 500 }),
      hidden: ['Videos', 'Events', 'Messages'],
    },
    {
      how: 'permissions that nobody asks for without role-based access',
      prepare: ({ backend }) => (backend.permissions = []),
      hidden: [],
    },
    { how: 'the account archived', user: 'ana', prepare: () => undefined, hidden: ['Notifications'] },
  ])('with $how', async ({ user = 'max', roles, prepare, hidden }, { portal }) => {
    portal.allow(/Failed to load resource/);
    prepare(portal);
    const page = await portal.openSignedIn(user, { ...DESKTOP, remembered: { ShowInfoModal: 'false' } });
    if (roles) await page.route('**/config.json', (route) => route.fulfill({ json: { roleBasedAccess: true } }));
    await page.goto('/Profile');
    await menu(page).getByRole('link', { name: 'Courses' }).waitFor();
    const entries = async () => (await menu(page).getByRole('listitem').getByRole('link').allInnerTexts()).slice(0, -2);
    const tools = () => page.getByRole('banner').getByRole('link').filter({ visible: true });
    const shown = (all: string[]) => all.filter((one) => !hidden.includes(one));
    expect(await entries()).toEqual(shown(EVERY));
    const names = async () =>
      (await tools().evaluateAll((links) => links.map((one) => one.getAttribute('aria-label')))).filter(Boolean);
    await expect.poll(names).toEqual(shown(TOOLS));
    expect(portal.count('Setting/GetStudentPermission')).toBe(roles ? 1 : 0);
  });
});

test('a message that comes during the visit is marked, until it has been read', async ({ portal }) => {
  const max = student(portal, 'max');
  const page = await portal.openSignedIn('max', DESKTOP);
  await page.clock.install();
  await page.goto('/Profile');
  await tool(page, 'Messages').waitFor();
  await expect.poll(() => portal.count('Message/IsHasUnreadMessage')).toBe(1);

  max.unreadMessage = true;
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  // Not for every look at the tab or every page.
  await page.evaluate(comeBack);
  await menu(page).getByRole('link', { name: 'Help' }).click();
  await heading(page, 'Help').waitFor();
  expect(portal.count('Message/IsHasUnreadMessage')).toBe(1);
  await page.clock.fastForward('00:31');
  await page.evaluate(comeBack);
  await tool(page, 'Messages, new message').waitFor();

  max.unreadMessage = false;
  await page.clock.fastForward('00:31');
  await menu(page).getByRole('link', { name: 'Courses' }).click();
  await tool(page, 'Messages').waitFor();
  expect(portal.count('Message/IsHasUnreadMessage')).toBe(3);
});

test('the logo is the account’s own, else the school’s, as far as it may be followed', async ({ portal }) => {
  const { account } = student(portal, 'max');
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
  // A page of the same origin that is not the portal.
  await page.goto('/Registration');
  const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(() => navigator.serviceWorker.register('/earlier-portal.js'));
  expect(await registered()).toBe(1);
  await page.goto('/');
  await heading(page, 'Welcome back, Mei').waitFor();
  await expect.poll(registered).toBe(0);
});
