import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test, type Portal } from './portal.ts';
import { holdRequests, SCRIPTS } from './requests.ts';
import { logOut, pathOf, storedValue, waitForCourses, waitForPaint } from './steps.ts';

const COURSES = 'Course/PagedStudentCourse';
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'You saw this' });

/** Visits the dashboard, and comes back an hour later: the page is left, and what it kept is made older. */
async function visitAnHourAgo(portal: Portal): Promise<Page> {
  const page = await portal.openAt('/');
  await waitForCourses(page);
  await page.goto('/config.json');
  await page.evaluate(() => {
    const kept = (localStorage.getItem('lastVisit') ?? '').replaceAll(
      /"(at|dataUpdatedAt)":(\d+)/g,
      (_whole, name: string, at: string) => `"${name}":${Number(at) - 60 * 60 * 1000}`,
    );
    localStorage.setItem('lastVisit', kept);
  });
  return page;
}

test('what was seen last is shown at once with its age, and refreshed in place', async ({ portal }) => {
  const page = await visitAnHourAgo(portal);
  const answer = await holdRequests(page, `**/api/${COURSES}`);
  await page.goto('/');
  await waitForCourses(page);
  await note(page).getByText('You saw this 1 hour ago. Updating…').waitFor();
  answer.open();
  await note(page).waitFor({ state: 'detached' });
  expect(portal.count(COURSES)).toBe(2);
});

test('what cannot be refreshed stays, and says how old it is', async ({ portal }) => {
  portal.allow(/500/);
  const page = await visitAnHourAgo(portal);
  portal.backend.faults.fail(COURSES, { kind: 'status', status: 500 });
  await page.goto('/');
  await note(page).getByText('You saw this 1 hour ago.', { exact: true }).waitFor();
  await waitForCourses(page);
  expect(pathOf(page)).toBe('/');
});

/** Nothing answers, and the portal's code does not come. */
async function holdAll(page: Page) {
  await holdRequests(page, '**/api/**');
  await holdRequests(page, SCRIPTS);
}
const tiles = (page: Page) => page.getByRole('main').getByRole('article');

test('it is there before the server has answered anything, and says its age', async ({ portal }) => {
  const page = await visitAnHourAgo(portal);
  await holdAll(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => tiles(page).count()).toBe(3);
  await note(page).getByText('You saw this 1 hour ago. Updating…').waitFor();
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
});

test('another session sees nothing of it', async ({ portal }) => {
  const page = await visitAnHourAgo(portal);
  await holdAll(page);
  await page.context().addCookies([{ name: 'authorizationToken', value: 'another', url: portal.url }]);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Welcome back', exact: true }).waitFor();
  await waitForPaint(page);
  expect(await page.getByRole('link', { name: 'Harbour English' }).count()).toBe(0);
  expect(await tiles(page).count()).toBe(0);
});

test('logging out leaves nothing of it', async ({ portal }) => {
  const page = await visitAnHourAgo(portal);
  await page.goto('/');
  await waitForCourses(page);
  expect(await storedValue(page, 'lastVisit')).not.toBeNull();
  await logOut(page);
  await page.waitForURL('**/Login');
  expect(await storedValue(page, 'lastVisit')).toBeNull();
});
