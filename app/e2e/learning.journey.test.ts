import type { Fault } from '@portal/mocks/mock-backend';
import { describe, expect } from 'vitest';
import { atOtherOrigin } from './other-origin.ts';
import { test } from './portal.ts';

/** Every learning page, with a call it cannot do without. */
const PAGES = [
  ['/MyCourseList', 'Course/PagedStudentCourse'],
  ['/mycourse/101', 'Course/GetCourseById'],
  ['/Lesson/101', 'Course/GetCourseResetStatus'],
  ['/Lesson/101', 'Course/GetCourseModule'],
  ['/Lesson/101', 'Course/GetModuleDetail'],
  ['/StudentProgress/101', 'Course/GetCourseStudentProgress'],
  ['/StudySchedule/101', 'Course/GetCourseStudySchedule'],
  ['/MyAssessmentList', 'Course/GetStudentCoursesAndDiagnosticTests'],
  ['/MyAssessment/101', 'Assessment/Module'],
  ['/DiagnosticTest/301', 'DiagnosticTest/GetDiagnosticTest'],
  ['/VideoList', 'Videos/GetActiveCourseHasVideo'],
] as const;

const IN_PLACE: { fault: Fault; words: string }[] = [
  { fault: { kind: 'rejected', messages: ['Not today.'] }, words: 'Not today.' },
  { fault: { kind: 'status', status: 401 }, words: 'Something went wrong. Please refresh your page.' },
];
const ERROR_PAGES = [
  [400, '/ErrorBadRequest'],
  [500, '/Error'],
] as const;

describe('a learning page that fails when it is opened (contract 1.4)', () => {
  test.for(PAGES)('%s without %s says why, or makes room for an error page', async ([address, call], { portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    for (const { fault, words } of IN_PLACE) {
      portal.backend.faults.fail(call, fault);
      await page.goto(address);
      await page.getByRole('main').getByRole('alert').getByText(words).waitFor();
      expect(new URL(page.url()).pathname).toBe(address);
    }
    portal.backend.faults.clear();
    await page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByRole('alert').waitFor({ state: 'detached' });
    for (const [status, path] of ERROR_PAGES) {
      portal.backend.faults.fail(call, { kind: 'status', status });
      await page.goto(address);
      await page.waitForURL(`**${path}`);
    }
  });
});

test('the pictures of courses are asked of the main app', async ({ portal, onTestFinished }) => {
  const main = await atOtherOrigin(portal.url, portal.url);
  onTestFinished(() => main.close());
  portal.allowOrigin(main.url);
  const page = await portal.openSignedIn();
  await page.route('**/config.json', (route) => route.fulfill({ json: { mainAppUrl: `${main.url}/app` } }));
  for (const address of ['/', '/MyCourseList', '/MyAssessmentList']) {
    await page.goto(address);
    const card = page.getByRole('article').filter({ hasText: 'OET 2.0 for nurses' });
    await expect.poll(() => card.locator('img').getAttribute('src')).toBe(`${main.url}/school/icons/oet.svg`);
  }
});

test('a main app at a path of the portal’s own origin opens its tabs', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page.route('**/config.json', (route) => route.fulfill({ json: { mainAppUrl: '/main' } }));
  await page.goto('/DiagnosticTest/301');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Start again (opens in a new tab)' }).click(),
  ]);
  expect(tab.url()).toContain(`${portal.url}/main/DiagnosticTest/StartPage?`);
});
