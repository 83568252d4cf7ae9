import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { untilQuiet } from './requests.ts';
import { goWithin } from './screens.ts';
import { openMore, openTab, waitForDashboard } from './steps.ts';

const LIST = 'Course/GetStudentCoursesAndDiagnosticTests';
const MODULES = 'Assessment/Module';
const MODULE = 'Assessment/ModuleDetail';
const TEST = 'DiagnosticTest/GetDiagnosticTest';

const heading = (page: Page, name: string, level?: number) =>
  page.getByRole('heading', { name, ...(level === undefined ? {} : { level }) });
const start = (page: Page, name = 'Start test') => page.getByRole('button', { name: `${name} (opens in a new tab)` });

test('from the menu to a module of a course, which stays expanded; the list is refetched on a message', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/');
  await openMore(page);
  await page.getByRole('link', { name: 'Assessments' }).click();
  await heading(page, 'Assessments', 1).waitFor();
  await page.getByRole('link', { name: 'PTE Academic in 6 weeks' }).click();
  await page.waitForURL('**/myassessment/101');
  const aboutCourse = page.getByRole('banner').getByRole('link', { name: 'PTE Academic in 6 weeks' });
  expect(await aboutCourse.getAttribute('href')).toBe('/mycourse/101');
  await heading(page, 'Assessments', 1).waitFor();

  // The lessons of a module are fetched once.
  const speaking = page.getByRole('button', { name: 'Speaking' });
  await speaking.click();
  await page.getByRole('button', { name: /^2\. Describe Image/ }).click();
  await page
    .getByRole('button', { name: /^Describe Image: maps/ })
    .or(page.getByText('Timed practice'))
    .first()
    .waitFor();
  for (const expanded of ['false', 'true']) {
    await speaking.click();
    expect(await speaking.getAttribute('aria-expanded')).toBe(expanded);
  }
  expect(portal.calls.filter(({ path }) => path.startsWith('Assessment/'))).toEqual([
    { path: MODULES, body: { StudentUserId: 5001, CoursePublishedId: 101 } },
    { path: MODULE, body: { StudentUserId: 5001, CoursePublishedId: 101, ModuleId: 11 } },
  ]);
  expect(portal.count(LIST)).toBe(1);

  // Modules that were expanded are still expanded on return.
  await page.getByRole('link', { name: 'Courses' }).click();
  await heading(page, 'Courses', 1).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /^Line graphs and bar charts/ }).waitFor();

  // Without a course there is only the list.
  for (const path of ['/myassessment', '/DiagnosticTest/abc']) {
    await goWithin(page, path);
    await page.waitForURL('**/MyAssessmentList');
    await page.getByRole('link', { name: 'PTE diagnostic test' }).waitFor();
  }

  // A page of the main app has changed the courses.
  const course = portal.student('mei').courses.find(({ Id }) => Id === 101);
  Object.assign(course ?? expect.fail('no course'), { CourseName: 'PTE Academic, renamed' });
  await untilQuiet(page);
  const before = portal.count(LIST);
  await page.evaluate(() => {
    for (const key of ['cards', 'courses']) postMessage({ ReloadCurrentPage: true, key }, '*');
  });
  await page.getByRole('link', { name: 'PTE Academic, renamed' }).waitFor();
  expect(portal.count(LIST)).toBe(before + 1);
});

test('a lesson of an assessment: its report, reset and document; one in a new tab has its module refetched', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/MyAssessment/101');
  await page.getByRole('button', { name: 'Speaking' }).click();
  await page.getByRole('button', { name: /^2\. Describe Image/ }).click();
  const row = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByText(name) })
      .last();

  const report = await openTab(page, () =>
    row('Scored recording: tables')
      .getByRole('button', { name: /^Report/ })
      .click(),
  );
  expect(new URL(report.url()).pathname).toBe('/Activity/ViewResultNotification');

  await row('Line graphs and bar charts')
    .getByRole('button', { name: /^Reset/ })
    .click();
  await page.getByRole('button', { name: 'Reset lesson' }).click();
  await row('Line graphs and bar charts').getByText('Not done').waitFor();
  expect(portal.bodies('Activity/ResetActivity')).toEqual([{ lessonId: 1102, coursePublishedId: 101 }]);

  await page.getByRole('button', { name: /^Timed practice/ }).click();
  const bank = row('Phrase bank (PDF)');
  const [file] = await Promise.all([page.waitForEvent('download'), bank.getByRole('button').click()]);
  expect(file.suggestedFilename()).toBe('Phrase bank.pdf');
  await bank.getByText('Done', { exact: true }).waitFor();
  expect(portal.bodies('Activity/ReadDocument')).toEqual([{ lessonId: 1104, coursePublishedId: 101 }]);

  // A lesson of another module opens in a tab. Its message makes that module refetch, and no other.
  const fetched = portal.count(MODULE);
  await page.getByRole('button', { name: 'Writing' }).click();
  await page.getByRole('button', { name: /^1\. Essays/ }).click();
  const lesson = page.getByRole('button', { name: /^Timed essay: cities and cars/ });
  const tab = await openTab(page, () => lesson.click());
  const { pathname, searchParams } = new URL(tab.url());
  expect([pathname, searchParams.get('lessonId')]).toEqual(['/Activity/StartPage', '1200']);
  await tab.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('listitem').filter({ has: lesson }).getByText('Done', { exact: true }).waitFor();
  expect(portal.bodies(MODULE).slice(fetched)).toEqual([
    { StudentUserId: 5001, CoursePublishedId: 101, ModuleId: 12 },
    { StudentUserId: 5001, CoursePublishedId: 101, ModuleId: 12 },
  ]);
});

test('a diagnostic test: the way to it and back, by its uuid too; submitted in a new tab, this page shows it', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openSignedIn('dana');
  await page.goto('/');
  await waitForDashboard(page, 'Dana');

  // The back arrow leads from a test to the list, and from there to the dashboard.
  await page.getByRole('link', { name: 'IELTS placement test' }).click();
  await page.waitForURL('**/diagnostictest/303');
  await heading(page, 'IELTS placement test', 1).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/MyAssessmentList');
  await heading(page, 'Assessments', 1).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL(`${portal.url}/`);

  // A path with a uuid redirects to the test's own path.
  await goWithin(page, '/diagnostictest/5c1f0de0-0000-4000-8000-000000000305');
  await page.waitForURL('**/diagnostictest/305');
  await start(page, 'Open test again').waitFor();
  expect(portal.count('DiagnosticTest/GetDiagnosticTestByDiagnosticTestUuid')).toBe(1);

  // A test is started in a new tab.
  const others = portal.count(TEST);
  await goWithin(page, '/DiagnosticTest/302');
  await heading(page, 'PTE diagnostic test', 1).waitFor();
  const tab = await openTab(page, () => start(page).click());
  const { authorizationToken: token } = Object.fromEntries(
    (await page.context().cookies()).map(({ name, value }) => [name, value]),
  );
  expect(tab.url()).toBe(
    `${portal.url}/DiagnosticTest/StartPage?token=${token}&isMobilePreview=1&wizardId=77&diagnosticTestId=302`,
  );
  expect(portal.count(TEST)).toBe(others + 1);

  // It is submitted there. When this page cannot refetch it, the page shows an error.
  portal.backend.faults.fail(TEST, { kind: 'status', status: 500 });
  await tab.getByRole('button', { name: 'Hand in' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('We couldn’t load what has changed').waitFor();
  await start(page).waitFor();
  expect(portal.count(TEST)).toBe(others + 2);
  portal.backend.faults.clear();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await heading(page, 'Your answers are still being evaluated').waitFor();
  expect(await alert.count()).toBe(0);
  expect(await start(page).count()).toBe(0);
  expect(portal.count(TEST)).toBe(others + 3);

  await page.getByRole('link', { name: 'See all assessments' }).click();
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'PTE diagnostic test', exact: true }) });
  await card.getByText('In progress').waitFor();
});

test('a browser that lets no tab open: a link does, and its page can still post messages', async ({ portal }) => {
  const page = await portal.openSignedIn('dana');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/DiagnosticTest/302');
  await start(page).click();
  await page.getByText('Your browser blocked the new tab').waitFor();
  const tab = await openTab(page, () => page.getByRole('link', { name: 'Open in a new tab' }).click());
  expect(new URL(tab.url()).pathname).toBe('/DiagnosticTest/StartPage');
  await tab.getByRole('button', { name: 'Hand in' }).click();
  await heading(page, 'Your answers are still being evaluated').waitFor();
  expect(await page.getByRole('link', { name: 'Open in a new tab' }).count()).toBe(0);
});

test('on a tablet: messages are accepted from the tab that was opened, whatever its origin, and from no other', async ({
  portal,
}) => {
  const page = await portal.openSignedIn('dana', { viewport: { width: 800, height: 1100 } });
  await page.goto('/DiagnosticTest/302');
  await start(page).waitFor();
  const other = await portal.startOtherOrigin();
  // As for a school whose exercises are served from another origin.
  await page.context().route(`${portal.url}/DiagnosticTest/StartPage**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.fulfill({ status: 302, headers: { Location: other + pathname + search } });
  });
  const ours = await openTab(page, () => start(page).click());
  expect(new URL(ours.url()).origin).toBe(other);
  // A tablet gets the page for wide screens.
  expect(new URL(ours.url()).searchParams.get('isMobilePreview')).toBe('0');
  // A tab that the portal did not open, but that tab.
  const foreign = await openTab(ours, () => ours.evaluate((url) => void window.open(url), `${other}/school/icons/a`));

  const sat = portal.student('dana').diagnosticTests.get(302) ?? expect.fail('no such test');
  portal.student('dana').diagnosticTests.set(302, { ...sat, IsExpire: true });
  const post = (tab: Page, message: unknown) =>
    tab.evaluate((sent) => (window.opener as Window).postMessage(sent, '*'), message);
  await foreign.evaluate(() =>
    ((window.opener as Window).opener as Window).postMessage({ ReloadCurrentPage: true }, '*'),
  );
  await post(ours, { ReloadCurrentPage: true, key: 'courses' });
  await post(ours, { ReloadModule: true });
  await post(ours, 'ReloadCurrentPage');
  // Messages arrive in order: once the last one has taken effect, the others have been ignored.
  await post(ours, { ReloadCurrentPage: true });
  await heading(page, 'This test has expired').waitFor();
  expect(portal.count(TEST)).toBe(2);
});
