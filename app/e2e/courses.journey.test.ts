import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { untilQuiet } from './requests.ts';
import { goWithin, waitForPage } from './screens.ts';
import { pathOf, postToWindow, waitForCourses, waitForDashboard, waitForPaint } from './steps.ts';

const COURSES = 'Course/PagedStudentCourse';

/** The dashboard's panel of courses: other panels have a "Show more", too. */
const myCourses = (page: Page) => page.getByRole('region', { name: 'My courses' });

test('three courses on the dashboard, all in the list with their status; Back leads there, to where one was', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/');
  // Waits for the portal: the placeholder’s link would load a new document, without the cached data.
  await waitForCourses(page);

  // The list shows each status, and links only to courses that may be opened.
  await page.getByRole('link', { name: 'See all' }).click();
  await page.waitForURL('**/MyCourseList');
  await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
  const course = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  const standings = {
    'PTE Academic in 6 weeks': 'In progress',
    'IELTS Academic: Writing Task 2': 'Not started',
    'PTE diagnostic test': 'Completed',
    'PTE Core: summarise spoken text': 'Under maintenance',
    'IELTS General: letters': 'Package expired',
    'PTE Academic 2024': 'Archived',
  };
  for (const [name, standing] of Object.entries(standings))
    await course(name).getByText(standing, { exact: true }).waitFor();
  const opens = (name: string) => course(name).getByRole('link', { name }).getAttribute('href');
  expect(await opens('PTE Academic in 6 weeks')).toBe('/mycourse/101');
  expect(await opens('PTE diagnostic test')).toBe('/diagnostictest/301');
  expect(await course('PTE Core: summarise spoken text').getByRole('link').count()).toBe(0);
  expect(await course('PTE Academic 2024').getByRole('link').count()).toBe(0);
  expect(await course('IELTS General: letters').getByRole('link').getAttribute('href')).toBe(
    '/MyPackages?tab=completed',
  );
  // The list is already cached by the dashboard.
  expect(portal.count(COURSES)).toBe(1);

  // The arrow leads back.
  await page.getByRole('button', { name: 'Back' }).click();
  await waitForDashboard(page);
  expect(pathOf(page)).toBe('/');

  // "Show more" and "Show less" move focus.
  const tiles = page.getByRole('main').getByRole('article');
  await expect.poll(() => tiles.count()).toBe(3);
  await myCourses(page).getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => tiles.count()).toBe(8);
  const fourth = tiles.nth(3).getByRole('link');
  await expect.poll(() => fourth.evaluate((link) => link === document.activeElement)).toBe(true);
  await myCourses(page).getByRole('button', { name: 'Show less' }).click();
  await expect.poll(() => tiles.count()).toBe(3);
  const toggle = myCourses(page).getByRole('button', { name: 'Show more' });
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);

  // Back restores the scroll position. A panel that loads above moves what is in view.
  await waitForPage(page, '/');
  await page.getByRole('region', { name: 'Community posts' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(left));
});

test('courses have pictures of the main app; focus moves past what cannot be opened; a message refetches them', async ({
  portal,
}) => {
  const main = await portal.startOtherOrigin();
  // Without the fourth course, the first one behind Show more is under maintenance and has no link.
  portal.student('mei').courses.splice(3, 1);
  const page = await portal.openSignedIn();
  await page.route('**/config.json', (route) => route.fulfill({ json: { mainAppUrl: `${main}/app` } }));
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'OET 2.0 for nurses' });
  const picture = () => card.locator('img').getAttribute('src');
  await expect.poll(picture, { message: 'on the dashboard' }).toBe(`${main}/school/icons/oet.svg`);
  await waitForDashboard(page);

  await myCourses(page).getByRole('button', { name: 'Show more' }).click();
  const tiles = page.getByRole('main').getByRole('article');
  await expect.poll(() => tiles.count()).toBe(7);
  await tiles.nth(3).getByText('Under maintenance').waitFor();
  const position = () => page.evaluate(() => document.activeElement?.closest('li')?.matches('ul > :nth-child(n + 4)'));
  await expect.poll(position).toBe(true);

  for (const path of ['/MyAssessmentList', '/MyCourseList']) {
    await goWithin(page, path);
    await expect.poll(picture, { message: path }).toBe(`${main}/school/icons/oet.svg`);
  }

  // A message to reload refetches the courses, with their key and without one.
  await untilQuiet(page);
  const before = portal.count(COURSES);
  portal.student('mei').courses.splice(1);
  await postToWindow(page, { ReloadCurrentPage: true, key: 'cards' });
  await postToWindow(page, { ReloadCurrentPage: 'true', key: 'courses' });
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  expect(portal.count(COURSES)).toBe(before + 1);
  await postToWindow(page, { ReloadCurrentPage: true });
  await expect.poll(() => portal.count(COURSES)).toBe(before + 2);
});

test('the page of a course shows its progress, its next task and its modules, or that it is in maintenance', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  // A uuid in the path redirects to the course’s own path.
  await page.goto('/MyCourse/5c1f0de0-0000-4000-8000-000000000101');
  await page.getByRole('heading', { level: 1, name: 'PTE Academic in 6 weeks' }).waitFor();
  expect(pathOf(page)).toBe('/mycourse/101');

  const module = (name: string) =>
    page.getByRole('region', { name: 'Modules' }).getByRole('listitem').filter({ hasText: name });
  await module('Speaking').getByText('12 of 12 lessons').waitFor();
  await module('Mock tests').getByText('Not available for your package').waitFor();
  await page.getByRole('link', { name: /^Student progress.* 42 of 68 lessons/ }).waitFor();
  await page.getByRole('link', { name: /^Study schedule Next: Read the course online/ }).waitFor();
  // No lesson was opened on this device: the schedule determines the module, and no topics are fetched for a lesson.
  expect(await page.getByRole('link', { name: 'Continue Writing' }).getAttribute('href')).toBe('/Lesson/101?module=12');
  expect(portal.count('Course/GetModuleDetail')).toBe(0);
  // Each module leads to its tab.
  await module('Reading').getByRole('link').click();
  await page.getByRole('tab', { name: 'Reading', selected: true }).waitFor();
  // The lesson page takes the modules from the course’s page.
  expect(portal.count('Course/GetCourseModule')).toBe(1);

  // During maintenance the page shows a message; the lessons have a page of their own.
  await goWithin(page, '/mycourse/105');
  await page.getByRole('heading', { name: 'Under maintenance' }).waitFor();
  expect(await page.getByRole('link', { name: 'Lessons' }).count()).toBe(0);
  await goWithin(page, '/Lesson/105');
  await page.getByRole('button', { name: '2. Describe Image' }).waitFor();
});

test('the page of a course stands when a part of it fails; it says posts where the school does', async ({ portal }) => {
  portal.allow(/Failed to load resource/);
  portal.backend.faults.fail('Course/GetCourseModule', { kind: 'offline' });
  portal.backend.faults.fail('Course/GetCourseStudySchedule', { kind: 'status', status: 500 });
  portal.backend.faults.fail('Course/GetCourseStudentProgress', { kind: 'offline' });
  portal.backend.setting.FeatureLock = { ...portal.backend.setting.FeatureLock, ChangeMyCourseLessonLabel: true };
  const page = await portal.openSignedIn();
  await page.goto('/mycourse/101');
  await page.getByText('We couldn’t load the modules').waitFor();
  await page.getByRole('link', { name: /^Student progress See what you’ve done/ }).waitFor();
  await page.getByRole('link', { name: /^Study schedule See what’s due/ }).waitFor();
  expect(pathOf(page)).toBe('/mycourse/101');
  portal.backend.faults.clear();
  // The modules can be retried.
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Modules' }).getByRole('link', { name: 'Speaking' }).waitFor();

  // The linked page says "posts", too.
  await page.getByRole('link', { name: /^Posts/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Posts' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search posts' }).waitFor();
});

test('neither the dashboard nor its course resumes a lesson that has been locked since', async ({ portal }) => {
  const last = JSON.stringify({ course: 101, lesson: { module: 12, id: 1202 } });
  const page = await portal.openSignedIn('mei', { localStorage: { 'lastLesson:7001': last } });
  const answer = page.waitForResponse('**/api/Course/GetModuleDetail');
  await page.goto('/');
  await waitForCourses(page);
  await (await answer).finished();
  await waitForPaint(page);
  const goOn = page.getByRole('link', { name: 'Continue lessons PTE Academic in 6 weeks' });
  expect(await goOn.getAttribute('href')).toBe('/Lesson/101');

  await goWithin(page, '/mycourse/101');
  await page.getByRole('link', { name: /^Lessons/ }).waitFor();
  await untilQuiet(page);
  expect(await page.getByRole('link', { name: /^Continue/ }).getAttribute('href')).not.toContain('lesson=1202');
});
