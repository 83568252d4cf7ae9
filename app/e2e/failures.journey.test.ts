import type { Fault } from '@portal/mocks/mock-backend';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { DESKTOP, test, type Portal } from './portal.ts';
import { holdRequests, untilQuiet } from './requests.ts';
import { goWithin } from './screens.ts';
import { cookieNames, focused, logOut, waitForPaint, pathOf, waitForCourses, signInAs } from './steps.ts';

/*
 * How the portal handles calls and scripts that fail. How the client reads each response, and the effect of each failure,
 * are tables of unit tests (packages/data/src/client/client.test.ts, packages/domain/src/session/failure-effect.test.ts);
 * two or three of each kind here prove that the tables are applied.
 */

const COURSES = 'Course/PagedStudentCourse';
const REFRESH = 'Something went wrong. Please refresh your page.';
const body = (sent: unknown): Fault => ({ kind: 'body', body: JSON.stringify(sent) });

test('courses that fail in one way after another: said in place or on an error page, which a later failure does not leave', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openSignedIn();
  const alert = page.getByRole('main').getByRole('alert');
  const back = page.getByRole('link', { name: 'Back' });

  /** Makes the courses fail from now on, and runs `ask`, which makes the page fetch them. */
  async function failing(fault: Fault, ask: () => Promise<unknown>): Promise<void> {
    portal.backend.faults.fail(COURSES, fault);
    await ask();
  }

  async function expectInPlace(...messages: string[]): Promise<void> {
    await alert.getByText('We couldn’t load your courses').waitFor();
    for (const one of messages) await alert.getByText(one).waitFor();
    expect(pathOf(page)).toBe('/');
  }

  async function expectErrorPage(path: string, heading: string): Promise<void> {
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    expect(await cookieNames(page)).toContain('authorizationToken');
  }

  const retry = () => alert.getByRole('button', { name: 'Try again' }).click();

  // Failures that are shown in place, each with another text than the one before; a retry fetches again.
  await failing(body({ IsSuccess: true, Value: { rows: [{ Id: 'x' }], total: 1 } }), () => page.goto('/'));
  await expectInPlace(REFRESH);
  await failing({ kind: 'rejected', messages: ['First <b>.', 'Second.'] }, retry);
  await expectInPlace('First <b>.', 'Second.');
  await expect.poll(() => focused(page)).toBe('Try again');
  // HTTP 401 with a valid session, which is checked once at the server.
  await failing({ kind: 'status', status: 401 }, retry);
  await expectInPlace(REFRESH);
  await expect.poll(() => portal.count('Account/CheckAuth')).toBe(2);
  await untilQuiet(page);
  expect(portal.count('Account/CheckAuth')).toBe(2);

  // Failures that lead to an error page, each to another than the one before; its link back fetches again.
  await failing({ kind: 'offline' }, retry);
  await expectErrorPage('/Error', 'Error');
  await failing({ kind: 'status', status: 400 }, () => back.click());
  await expectErrorPage('/ErrorBadRequest', 'Bad Request');

  // Back on the dashboard the session is checked again; before the response, the student returns to the error page.
  portal.backend.faults.fail('Account/CheckAuth', { kind: 'status', status: 500 });
  const check = await holdRequests(page, '**/api/Account/CheckAuth');
  const answered = page.waitForResponse('**/api/Account/CheckAuth');
  await failing({ kind: 'status', status: 401 }, () => back.click());
  await expect.poll(() => portal.count('Account/CheckAuth')).toBe(3);
  await page.goBack();
  await page.getByRole('heading', { name: 'Bad Request' }).waitFor();
  check.open();
  await (await answered).finished();
  await waitForPaint(page);
  expect(pathOf(page)).toBe('/ErrorBadRequest');
  expect(await page.getByRole('heading', { name: 'Bad Request' }).count()).toBe(1);

  portal.backend.faults.clear();
  await failing({ kind: 'status', status: 500 }, () => back.click());
  await expectErrorPage('/Error', 'Error');
  portal.backend.faults.clear();
  await back.click();
  await waitForCourses(page);
  expect(pathOf(page)).toBe('/');
});

describe('the session check fails', () => {
  test('because of no answer that can be read: /Error after one call, the session is kept, and the way back checks again', async ({
    portal,
  }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    const back = page.getByRole('link', { name: 'Back' });
    let checks = 0;
    for (const [how, fault] of Object.entries<Fault>({
      'a dropped answer': { kind: 'offline' },
      'HTTP 500': { kind: 'status', status: 500 },
      'HTTP 404': { kind: 'status', status: 404 },
      HTML: { kind: 'body', body: '<h1>Gateway</h1>' },
    })) {
      portal.backend.faults.fail('Account/CheckAuth', fault);
      await (checks === 0 ? page.goto('/') : back.click());
      checks += 1;
      // The check of the dashboard: the error page of the last failure has been left.
      await expect.poll(() => portal.count('Account/CheckAuth'), { message: how }).toBe(checks);
      await page.waitForURL('**/Error');
      await page.getByRole('heading', { name: 'Error', exact: true }).waitFor();
      expect(portal.count('Account/CheckAuth'), how).toBe(checks);
      expect(await cookieNames(page), how).toContain('authorizationToken');
    }
    portal.backend.faults.clear();
    await back.click();
    await waitForCourses(page);
    expect(portal.count('Account/CheckAuth')).toBe(checks + 1);
  });

  test('by not being answered: after 10 seconds the page says so, and the student may try again', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn();
    await page.clock.install();
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'never' });
    await page.goto('/');
    // Within the root: before that, the boot script shows nearly the same text about the code.
    const slow = page.locator('#root').getByText('This is taking longer than usual.');
    // The time counts from when the code has loaded.
    await expect
      .poll(async () => {
        await page.clock.runFor(1000);
        return slow.count();
      })
      .toBe(1);
    expect(portal.count('Account/CheckAuth')).toBe(1);
    portal.backend.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForCourses(page);
  });

  test('because the server refuses: sign-in says so, and nothing is sent without a token', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    const bare: string[] = [];
    page.on('request', (request) => {
      const call = /\/api\/(?!Setting\/|Account\/Login$)(.+)$/.exec(request.url())?.[1];
      if (call && !request.headers()['authorization']) bare.push(call);
    });
    const alert = page.getByRole('alert');
    let checks = 0;

    async function expectSignedOut(text: Locator): Promise<void> {
      checks += 1;
      await expect.poll(() => portal.count('Account/CheckAuth'), { message: String(text) }).toBe(checks);
      await page.waitForURL('**/Login');
      await text.waitFor();
      await untilQuiet(page);
      expect(bare, String(text)).toEqual([]);
      expect(await cookieNames(page), String(text)).toEqual([]);
    }

    // On the first screen, without messages. The code itself has sent nothing yet.
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'rejected', messages: [] });
    await page.goto('/');
    await expectSignedOut(alert.getByText(REFRESH));
    // During a session, which is checked because the courses are refused.
    portal.backend.faults.fail(COURSES, { kind: 'status', status: 401 });
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'rejected', messages: ['Locked <b>.'] });
    await signInAs(page, 'mei');
    await expectSignedOut(alert.getByText('Locked <b>.'));
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'status', status: 400 });
    await signInAs(page, 'mei');
    await expectSignedOut(page.getByText('User login has expired', { exact: true }));
  });

  test('because every call answers 401: sign-in says that the login has expired', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('*', { kind: 'status', status: 401 });
    await page.goto('/MyCourseList');
    await page.waitForURL('**/Login');
    await page.getByText('User login has expired', { exact: true }).waitFor();
    await untilQuiet(page);
    expect(await page.getByText('User login has expired', { exact: true }).count()).toBe(1);
    expect(portal.count('Account/CheckAuth')).toBe(1);
  });
});

test('a visitor whose link, page and sign-in fail is told why and can try again, and so is the student they become', async ({
  portal,
}) => {
  portal.allow(/Failed to load resource|dynamically imported module/);
  const page = await portal.open(DESKTOP);
  const lost = page.getByText('This page couldn’t be shown');
  const CODE = [/\/assets\/ForgotPasswordContainer-/, /\/assets\/CourseListContainer-/] as const;
  for (const file of CODE) await page.route(file, (route) => route.abort());

  /** Clicks a link to a screen whose code cannot be fetched, and fetches it by a retry. */
  async function openByRetry(link: RegExp, file: RegExp, there: string): Promise<void> {
    // By keyboard: content that loads late above the link moves it.
    await page.getByRole('link', { name: link }).press('Enter');
    await lost.waitFor();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(there).first().waitFor();
  }

  // A link from the main app that the server refuses leads to sign-in, which shows the reason.
  portal.backend.faults.fail('Account/LoginUsingToken', { kind: 'status', status: 401 });
  await page.goto('/ProceedLogin/enter-mei');
  await page.waitForURL('**/Login');
  await page.getByRole('alert').getByText('User login has expired').waitFor();

  // The code of a public screen.
  await openByRetry(/^Forgot password\?/, CODE[0], 'Send reset link');
  await goWithin(page, '/Login');

  // A failed sign-in stays on its page, which shows the reason.
  for (const [fault, messages] of [
    [{ kind: 'status', status: 500 }, 'The server didn’t answer. Try again in a moment.'],
    [{ kind: 'body', body: '<h1>Gateway</h1>' }, REFRESH],
    [{ kind: 'offline' }, 'The server didn’t answer. Try again in a moment.'],
    [{ kind: 'status', status: 401 }, 'User login has expired'],
  ] as const) {
    portal.backend.faults.fail('Account/Login', fault);
    await signInAs(page, 'mei');
    await page.getByRole('alert').getByText(messages).waitFor();
    expect(pathOf(page)).toBe('/Login');
  }
  portal.backend.faults.clear();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('alert').getByText('You’re offline. Check your connection and try again.').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await waitForCourses(page);

  // The code of a screen behind sign-in.
  await openByRetry(/^See all/, CODE[1], 'IELTS General: letters');
  // Requests that are pending when the connection is lost would lead to the error page.
  await untilQuiet(page);
  // Code that could not be fetched without a connection is fetched automatically when the connection is back.
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Events' }).click();
  await lost.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('tab').first().waitFor();
  expect(await lost.count()).toBe(0);
});

/*
 * The calls of the dashboard that fail silently (contract 2): those of its shell, of messages (the second is sent only
 * after the first), and of its panels.
 */
const APP_SETTING = 'Setting/GetAppSetting';
const COLORS = 'Setting/GetColorScheme';
const MENU = 'Account/ShowVideoClassAndMeeting';
const MESSAGES = 'Message/IsMessageEnabled';
const UNREAD = 'Message/IsHasUnreadMessage';
const PANELS = [
  'Course/GetCourseStudentProgress',
  'Course/GetCourseModule',
  'Course/GetModuleDetail',
  'EventCalendar/ShowHideLiveClassAndMeetings',
  'CommunityPost/ShowCommunityPostPanel',
  'Setting/GetIntegrationConfig',
  'Setting/GetActiveCommonBanner',
  'Setting/IsEnableStudentProgressMicroService',
];

describe('all silent calls of the dashboard fail: it shows no error, and works', () => {
  const lastLesson = JSON.stringify({ course: 102, lesson: { module: 11, id: 1101 } });
  const open = (portal: Portal) => portal.openSignedIn('mei', { localStorage: { 'lastLesson:7001': lastLesson } });

  /** Opens the dashboard while calls fail, and then the courses. */
  async function expectNoError(
    page: Page,
    portal: Portal,
    { fault, calls, from }: { fault: Fault; calls: string[]; from: () => Promise<unknown> },
  ): Promise<void> {
    portal.backend.faults.clear();
    for (const call of calls) portal.backend.faults.fail(call, fault);
    const before = calls.map((call) => portal.count(call));
    await from();
    await waitForCourses(page);
    await expect.poll(() => calls.filter((call, index) => portal.count(call) === before[index])).toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText('Not for the student.').count()).toBe(0);
    // By keyboard: content that loads late above the link moves it.
    await page.getByRole('link', { name: 'See all' }).press('Enter');
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await logOut(page);
  }

  test('answered with HTTP 500, and refused after the next sign-in', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await open(portal);
    await expectNoError(page, portal, {
      fault: { kind: 'status', status: 500 },
      calls: [APP_SETTING, COLORS, MENU, UNREAD, ...PANELS],
      from: () => page.goto('/'),
    });
    await expectNoError(page, portal, {
      fault: { kind: 'rejected', messages: ['Not for the student.'] },
      // All except the school's settings, which a document fetches once.
      calls: [COLORS, MENU, MESSAGES, ...PANELS],
      // Sign-in returns to the page on which the student logged out.
      from: async () => {
        await signInAs(page, 'mei');
        await page.waitForURL('**/MyCourseList');
        await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
      },
    });
  });

  test('not answered yet', async ({ portal }) => {
    const page = await open(portal);
    await expectNoError(page, portal, {
      fault: { kind: 'never' },
      calls: [APP_SETTING, COLORS, MENU, UNREAD],
      from: () => page.goto('/'),
    });
  });
});

/**
 * The learning pages, with each call that they require. Courses and order are chosen so that no page has fetched the
 * data of a later one.
 */
const PAGES = [
  ['/Lesson/101', 'Course/GetCourseResetStatus'],
  ['/StudentProgress/102', 'Course/GetCourseStudentProgress'],
  ['/MyCourseList', 'Course/PagedStudentCourse'],
  ['/StudySchedule/101', 'Course/GetCourseStudySchedule'],
  ['/Lesson/102', 'Course/GetCourseModule'],
  ['/Lesson/105', 'Course/GetModuleDetail'],
  ['/mycourse/106', 'Course/GetCourseById'],
  ['/MyAssessmentList', 'Course/GetStudentCoursesAndDiagnosticTests'],
  ['/MyAssessment/101', 'Assessment/Module'],
  ['/DiagnosticTest/301', 'DiagnosticTest/GetDiagnosticTest'],
  ['/VideoList', 'Videos/GetActiveCourseHasVideo'],
] as const;

test('a learning page that fails when it is opened shows the error in place, and a retry fetches it (contract 1.4)', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  const alert = page.getByRole('main').getByRole('alert');
  for (const [index, [path, call]] of PAGES.entries()) {
    const message = `${path} without ${call}`;
    portal.backend.faults.fail(call, { kind: 'rejected', messages: [`Not today: ${call}.`] });
    await (index === 0 ? page.goto(path) : goWithin(page, path));
    await alert.getByText(`Not today: ${call}.`).waitFor();
    expect(pathOf(page), message).toBe(path);
    portal.backend.faults.clear();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => alert.count(), { message }).toBe(0);
  }
});

test('several calls of a page that fail lead to one error page', async ({ portal }) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openSignedIn();
  for (const [path, call] of PAGES) {
    if (path.startsWith('/Lesson/')) portal.backend.faults.fail(call, { kind: 'status', status: 500 });
  }
  await page.goto('/Lesson/101');
  const back = page.getByRole('link', { name: 'Back' });
  await back.waitFor();
  await untilQuiet(page);
  await page.goBack();
  await expect.poll(() => portal.count('Course/GetCourseModule')).toBe(2);
  await back.waitFor();
  await untilQuiet(page);
  const entries = await page.evaluate(() =>
    (window as unknown as { navigation: Navigation }).navigation
      .entries()
      .map(({ url }) => new URL(url ?? '').pathname),
  );
  expect(entries).toEqual(['/Lesson/101', '/Error']);
});

test('an error page that is opened while everything fails is not left', async ({ portal }) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openSignedIn();
  portal.backend.faults.fail('*', { kind: 'status', status: 400 });
  await page.goto('/Error');
  await page.getByRole('link', { name: 'Back' }).waitFor();
  await expect.poll(() => portal.count('Account/CheckAuth')).toBe(1);
  expect(pathOf(page)).toBe('/Error');
});
