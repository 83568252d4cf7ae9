import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './portal.ts';
import { focused, pathOf, postToWindow, waitForCourses, waitForDashboard } from './steps.ts';

const COURSES = 'Course/PagedStudentCourse';

/** The courses of the dashboard; other panels have a Show more too. */
const myCourses = (page: Page) => page.getByRole('region', { name: 'My courses' });

describe('the courses of the dashboard', () => {
  test('are three after a greeting by first name; Show more and less move focus along', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await waitForDashboard(page);
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
  });

  test('that are opened move focus forward although the next course cannot be opened', async ({ portal }) => {
    // Without the fourth course, the first one behind Show more is under maintenance and has no link.
    portal.student('mei').courses.splice(3, 1);
    const page = await portal.openSignedIn();
    await page.goto('/');
    await myCourses(page).getByRole('button', { name: 'Show more' }).click();
    const tiles = page.getByRole('main').getByRole('article');
    await expect.poll(() => tiles.count()).toBe(7);
    await tiles.nth(3).getByText('Under maintenance').waitFor();
    const position = () =>
      page.evaluate(() => document.activeElement?.closest('li')?.matches('ul > :nth-child(n + 4)'));
    await expect.poll(position).toBe(true);
  });
});

test('the course list shows each status, opens what may be opened, and the arrow leads back', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page.goto('/');
  // The placeholder's link would load a new document, without what is cached.
  await waitForCourses(page);
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
  expect(await course('IELTS General: letters').getByRole('link').getAttribute('href')).toBe('/MyPackages');
  // The list is already cached by the dashboard.
  expect(portal.count(COURSES)).toBe(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await waitForDashboard(page);
  expect(pathOf(page)).toBe('/');
});

test('the pictures of courses are requested from the main app', async ({ portal }) => {
  const main = await portal.startOtherOrigin();
  const page = await portal.openSignedIn();
  await page.route('**/config.json', (route) => route.fulfill({ json: { mainAppUrl: `${main}/app` } }));
  for (const path of ['/', '/MyCourseList', '/MyAssessmentList']) {
    await page.goto(path);
    const card = page.getByRole('article').filter({ hasText: 'OET 2.0 for nurses' });
    await expect.poll(() => card.locator('img').getAttribute('src')).toBe(`${main}/school/icons/oet.svg`);
  }
});

test('a message to reload refetches the courses, with their key and without one', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page.goto('/MyCourseList');
  await page.getByRole('article').first().waitFor();
  const before = portal.count(COURSES);
  portal.student('mei').courses.splice(1);
  await postToWindow(page, { ReloadCurrentPage: true, key: 'cards' });
  await postToWindow(page, { ReloadCurrentPage: 'true', key: 'courses' });
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  expect(portal.count(COURSES)).toBe(before + 1);
  await postToWindow(page, { ReloadCurrentPage: true });
  await expect.poll(() => portal.count(COURSES)).toBe(before + 2);
});

describe('the page of a course', () => {
  test('in maintenance says so; its lessons have a page of their own', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/mycourse/105');
    await page.getByRole('heading', { name: 'Under maintenance' }).waitFor();
    expect(await page.getByRole('link', { name: 'Lessons' }).count()).toBe(0);
    await page.goto('/Lesson/105');
    await page.getByRole('button', { name: '2. Describe Image' }).waitFor();
  });

  test('with a uuid in the path redirects to its own path', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/MyCourse/5c1f0de0-0000-4000-8000-000000000101');
    await page.getByRole('heading', { level: 1, name: 'PTE Academic in 6 weeks' }).waitFor();
    expect(pathOf(page)).toBe('/mycourse/101');
  });

  test('says posts where the school does, and so does what it leads to', async ({ portal }) => {
    const page = await portal.openSignedIn();
    portal.backend.setting.FeatureLock = { ...portal.backend.setting.FeatureLock, ChangeMyCourseLessonLabel: true };
    await page.goto('/mycourse/101');
    await page.getByRole('link', { name: /^Posts/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Posts' }).waitFor();
    await page.getByRole('searchbox', { name: 'Search posts' }).waitFor();
  });

  test('shows its progress, its next task and its modules, and each module leads to its tab', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/mycourse/101');
    const module = (name: string) =>
      page.getByRole('region', { name: 'Modules' }).getByRole('listitem').filter({ hasText: name });
    await module('Speaking').getByText('12 of 12 lessons').waitFor();
    await module('Mock tests').getByText('Not available for your package').waitFor();
    await page.getByRole('link', { name: /^Student progress.* 42 of 68 lessons/ }).waitFor();
    await page.getByRole('link', { name: /^Study schedule Next: Read the course online/ }).waitFor();
    // Nothing was opened on this device: the schedule knows the module, but no topics are fetched for its lesson.
    expect(await page.getByRole('link', { name: 'Continue Writing' }).getAttribute('href')).toBe(
      '/Lesson/101?module=12',
    );
    expect(portal.count('Course/GetModuleDetail')).toBe(0);
    await module('Reading').getByRole('link').click();
    await page.getByRole('tab', { name: 'Reading', selected: true }).waitFor();
    // The lesson page takes the modules from the course's page.
    expect(portal.count('Course/GetCourseModule')).toBe(1);
  });

  test('stands when a part of it fails, and the modules can be retried', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    portal.backend.faults.fail('Course/GetCourseModule', { kind: 'offline' });
    portal.backend.faults.fail('Course/GetCourseStudySchedule', { kind: 'status', status: 500 });
    portal.backend.faults.fail('Course/GetCourseStudentProgress', { kind: 'offline' });
    const page = await portal.openSignedIn();
    await page.goto('/mycourse/101');
    await page.getByText('We couldn’t load the modules').waitFor();
    await page.getByRole('link', { name: /^Student progress See what you’ve done/ }).waitFor();
    await page.getByRole('link', { name: /^Study schedule See what’s due/ }).waitFor();
    expect(pathOf(page)).toBe('/mycourse/101');
    portal.backend.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Modules' }).getByRole('link', { name: 'Speaking' }).waitFor();
  });

  test('resumes the lesson last opened', async ({ portal }) => {
    const last = JSON.stringify({ course: 101, lesson: { module: 11, id: 1107 } });
    const page = await portal.openSignedIn('mei', { localStorage: { 'lastLesson:7001': last } });
    await page.goto('/mycourse/101');
    await page.getByRole('link', { name: 'Continue Comparing two images' }).click();
    await page.waitForURL('**/Lesson/101?module=11&lesson=1107');
    await expect.poll(() => focused(page)).toMatch(/^Comparing two images/);
  });

  test('does not resume a lesson that has been locked since, and neither does the dashboard', async ({ portal }) => {
    const last = JSON.stringify({ course: 101, lesson: { module: 12, id: 1202 } });
    const page = await portal.openSignedIn('mei', { localStorage: { 'lastLesson:7001': last } });
    await page.goto('/');
    const goOn = page.getByRole('link', { name: 'Continue lessons PTE Academic in 6 weeks' });
    expect(await goOn.getAttribute('href')).toBe('/Lesson/101');
    const answer = page.waitForResponse('**/api/Course/GetModuleDetail');
    await page.goto('/mycourse/101');
    await page.getByRole('link', { name: /^Lessons/ }).waitFor();
    await (await answer).finished();
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Continue/ }).getAttribute('href')).not.toContain('lesson=1202');
  });
});
