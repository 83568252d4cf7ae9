import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test, type Portal, type VisitAt } from './portal.ts';
import { holdRequests, SCRIPTS, untilQuiet } from './requests.ts';
import { logOut, pathOf, storedValue, waitForCourses, waitForPaint, waitForPanels } from './steps.ts';

const COURSES = 'Course/PagedStudentCourse';
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'You saw this' });

/** Leaves the page, and makes its stored visit an hour older. */
async function leaveForAnHour(page: Page): Promise<void> {
  await page.goto('/config.json');
  await page.evaluate(() => {
    const kept = (localStorage.getItem('lastVisit') ?? '').replaceAll(
      /"(at|dataUpdatedAt)":(\d+)/g,
      (_whole, name: string, at: string) => `"${name}":${Number(at) - 60 * 60 * 1000}`,
    );
    localStorage.setItem('lastVisit', kept);
  });
}

/** Visits the dashboard until all of it has loaded, and returns an hour later. */
async function visitAnHourAgo(portal: Portal, visit?: VisitAt): Promise<Page> {
  const page = await portal.openAt('/', visit);
  await waitForPanels(page);
  await untilQuiet(page);
  await leaveForAnHour(page);
  return page;
}

/**
 * Records in each animation frame from now on where the heading of the card is, in the placeholder and in the portal.
 */
async function watchCard(page: Page): Promise<() => Promise<unknown[]>> {
  const seen = await page.evaluateHandle(() => {
    const tops = new Set<number | undefined>();
    const look = () => {
      tops.add(document.querySelector('main section h2')?.getBoundingClientRect().top);
      requestAnimationFrame(look);
    };
    look();
    return tops;
  });
  return () => seen.evaluate((tops) => [...tops]);
}

const tiles = (page: Page) => page.getByRole('main').getByRole('article');

test('what was seen last is there before the server has answered anything, says its age, is refreshed in place, and goes at log-out', async ({
  portal,
}) => {
  // The viewport is high enough for all panels below the notice of the zone.
  const page = await visitAnHourAgo(portal, { timeZone: 'Asia/Shanghai', viewport: { width: 390, height: 1100 } });
  // No call gets a response, and the portal's code does not load.
  const answers = await holdRequests(page, '**/api/**');
  const courses = await holdRequests(page, `**/api/${COURSES}`);
  const session = await holdRequests(page, '**/api/Account/CheckAuth*');
  const code = await holdRequests(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => tiles(page).count()).toBe(3);
  const updating = note(page).getByText('You saw this 1 hour ago. Updating…');
  await updating.waitFor();
  await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  const card = page.getByRole('region', { name: 'Your progress' });
  await card.getByRole('link', { name: 'Continue lessons' }).waitFor();
  const header = page.getByRole('banner');
  for (const name of ['Harbour English', 'Notifications', 'Messages'])
    await header.getByRole('link', { name }).waitFor();
  expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual([
    'Dashboard',
    'Courses',
    'Live classes',
  ]);

  const zone = page.getByRole('group', { name: 'Your device is in another time zone' });
  await zone.waitFor();
  // Lines break differently in the fallback typeface.
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const topsOfCard = await watchCard(page);

  // The code shows the same, including the notice in its first picture, until the courses have loaded.
  code.open();
  session.open();
  await waitForCourses(page);
  await zone.waitFor();
  expect(await topsOfCard()).toHaveLength(1);
  answers.open();
  await updating.waitFor();
  courses.open();
  await note(page).waitFor({ state: 'detached' });
  expect(portal.count(COURSES)).toBe(2);

  expect(await storedValue(page, 'lastVisit')).not.toBeNull();
  await logOut(page);
  await page.waitForURL('**/Login');
  expect(await storedValue(page, 'lastVisit')).toBeNull();
});

test('what cannot be refreshed stays and says how old it is; another session sees nothing of it', async ({
  portal,
}) => {
  portal.allow(/500/);
  const page = await visitAnHourAgo(portal);
  portal.backend.faults.fail(COURSES, { kind: 'status', status: 500 });
  await page.goto('/');
  await note(page).getByText('You saw this 1 hour ago.', { exact: true }).waitFor();
  await waitForCourses(page);
  expect(pathOf(page)).toBe('/');

  await leaveForAnHour(page);
  expect(await storedValue(page, 'lastVisit')).toContain('Harbour English');
  await holdRequests(page, '**/api/**');
  await holdRequests(page, SCRIPTS);
  await page.context().addCookies([{ name: 'authorizationToken', value: 'another', url: portal.url }]);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Welcome back', exact: true }).waitFor();
  await waitForPaint(page);
  expect(await page.getByRole('link', { name: 'Harbour English' }).count()).toBe(0);
  expect(await tiles(page).count()).toBe(0);
});
