import type { Fault } from '@portal/mocks/mock-backend';
import { describe, expect } from 'vitest';
import { DESKTOP, test } from './portal.ts';
import { holdRequests, untilQuiet } from './requests.ts';
import {
  cookieNames,
  logOut,
  waitForPaint,
  pathOf,
  waitForCourses,
  waitForPanels,
  waitForPortal,
  signInAs,
} from './steps.ts';

/*
 * How the portal handles calls and scripts that fail. How the client reads each response, and the effect of each failure,
 * are tables of unit tests (packages/data/src/client/client.test.ts, packages/domain/src/session/failure-effect.test.ts);
 * two or three of each kind here prove that the tables are applied.
 */

const COURSES = 'Course/PagedStudentCourse';
const REFRESH = 'Something went wrong. Please refresh your page.';
const body = (sent: unknown): Fault => ({ kind: 'body', body: JSON.stringify(sent) });

describe('courses that cannot be read', () => {
  test.for<{ how: string; fault: Fault; messages: string[] }>([
    {
      how: 'a refusal with messages',
      fault: { kind: 'rejected', messages: ['First <b>.', 'Second.'] },
      messages: ['First <b>.', 'Second.'],
    },
    {
      how: 'rows of another shape',
      fault: body({ IsSuccess: true, Value: { rows: [{ Id: 'x' }], total: 1 } }),
      messages: [REFRESH],
    },
    { how: 'HTTP 401 with a valid session', fault: { kind: 'status', status: 401 }, messages: [REFRESH] },
  ])('because of $how: messages in place, and a retry that works', async ({ fault, messages }, { portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail(COURSES, fault);
    await page.goto('/');
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('We couldn’t load your courses').waitFor();
    for (const one of messages) await alert.getByText(one).waitFor();
    expect(pathOf(page)).toBe('/');
    portal.backend.faults.clear();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await waitForCourses(page);
  });

  test.for<{ how: string; fault: Fault; path: string; heading: string }>([
    {
      how: 'HTTP 400',
      fault: { kind: 'status', status: 400 },
      path: '/ErrorBadRequest',
      heading: 'Bad Request',
    },
    { how: 'HTTP 500', fault: { kind: 'status', status: 500 }, path: '/Error', heading: 'Error' },
    { how: 'no connection', fault: { kind: 'offline' }, path: '/Error', heading: 'Error' },
  ])('because of $how: $path, which stays, and a way back that works', async ({ fault, path, heading }, { portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail(COURSES, fault);
    await page.goto('/');
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    expect(await cookieNames(page)).toContain('authorizationToken');
    portal.backend.faults.clear();
    await page.getByRole('link', { name: 'Back' }).click();
    await waitForCourses(page);
    expect(pathOf(page)).toBe('/');
  });
});

describe('the session check fails', () => {
  test.for<{ how: string; fault: Fault }>([
    { how: 'HTTP 500', fault: { kind: 'status', status: 500 } },
    { how: 'HTTP 404', fault: { kind: 'status', status: 404 } },
    { how: 'HTML', fault: { kind: 'body', body: '<h1>Gateway</h1>' } },
    { how: 'a dropped answer', fault: { kind: 'offline' } },
  ])('because of $how: /Error after one call, and the session is kept', async ({ fault }, { portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('Account/CheckAuth', fault);
    await page.goto('/');
    await page.waitForURL('**/Error');
    await page.getByRole('heading', { name: 'Error', exact: true }).waitFor();
    expect(portal.count('Account/CheckAuth')).toBe(1);
    expect(await cookieNames(page)).toContain('authorizationToken');
    portal.backend.faults.clear();
    await page.getByRole('link', { name: 'Back' }).click();
    await waitForCourses(page);
    expect(portal.count('Account/CheckAuth')).toBe(2);
  });

  test('by not being answered: after 10 seconds the page says so, and the student may try again', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn();
    await page.clock.install();
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'never' });
    await page.goto('/');
    // Before it, the page around the portal says nearly the same of the code.
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

  test.for<{ how: string; fault: Fault; text: string }>([
    { how: 'a refusal without messages', fault: { kind: 'rejected', messages: [] }, text: REFRESH },
    {
      how: 'an answer without IsSuccess',
      fault: body({ Value: { AccountInformation: { UserId: 1 } } }),
      text: REFRESH,
    },
    { how: 'an IsSuccess in text', fault: body({ IsSuccess: 'true', Value: null }), text: REFRESH },
    { how: 'a refusal', fault: { kind: 'rejected', messages: ['Locked <b>.'] }, text: 'Locked <b>.' },
  ])('because of $how: sign-in says so, and nothing is sent without a token', async ({ fault, text }, { portal }) => {
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('Account/CheckAuth', fault);
    const bare: string[] = [];
    page.on('request', (request) => {
      const call = /\/api\/(?!Setting\/)(.+)$/.exec(request.url())?.[1];
      if (call && !request.headers()['authorization']) bare.push(call);
    });
    await page.goto('/');
    await page.waitForURL('**/Login');
    await page.getByRole('alert').getByText(text).waitFor();
    await untilQuiet(page);
    expect(bare).toEqual([]);
    expect(await cookieNames(page)).toEqual([]);
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

  test('because of HTTP 400: the token goes, and the student to sign-in', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'status', status: 400 });
    await page.goto('/');
    await page.waitForURL('**/Login');
    await page.getByRole('link', { name: 'Sign up' }).waitFor();
    expect(await cookieNames(page)).toEqual([]);
  });
});

test('signing in that goes wrong stays on its page, says why and can be tried again', async ({ portal }) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.open();
  await page.goto('/Login');
  for (const [fault, messages] of [
    [{ kind: 'status', status: 500 }, 'The server didn’t answer. Try again in a moment.'],
    [{ kind: 'offline' }, 'The server didn’t answer. Try again in a moment.'],
    [{ kind: 'body', body: '<h1>Gateway</h1>' }, REFRESH],
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
});

/*
 * The calls of the dashboard that fail silently (contract 2): of its shell, of messages (the second is only sent after the
 * first), and of its panels.
 */
const SETTINGS = ['Setting/GetAppSetting', 'Setting/GetColorScheme'];
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
  test.for<{ how: string; fault: Fault; calls: string[] }>([
    {
      how: 'refused',
      fault: { kind: 'rejected', messages: ['Not for the student.'] },
      calls: [...SETTINGS, MENU, MESSAGES, ...PANELS],
    },
    { how: 'HTTP 500', fault: { kind: 'status', status: 500 }, calls: [...SETTINGS, MENU, UNREAD, ...PANELS] },
    { how: 'no answer yet', fault: { kind: 'never' }, calls: [...SETTINGS, MENU, UNREAD] },
    // A failed Account call affects the session even when it is silent (contract 1.4), the others do not.
    { how: 'HTTP 400', fault: { kind: 'status', status: 400 }, calls: [...SETTINGS, UNREAD, ...PANELS] },
  ])('$how', async ({ fault, calls }, { portal }) => {
    portal.allow(/Failed to load resource/);
    for (const call of calls) portal.backend.faults.fail(call, fault);
    const lastLesson = JSON.stringify({ course: 102, lesson: { module: 11, id: 1101 } });
    const page = await portal.openSignedIn('mei', { localStorage: { 'lastLesson:7001': lastLesson } });
    await page.goto('/');
    await waitForCourses(page);
    await expect.poll(() => calls.filter((call) => portal.count(call) === 0)).toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText('Not for the student.').count()).toBe(0);
    // By key: what answers late above the link moves it.
    await page.getByRole('link', { name: 'See all' }).press('Enter');
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await logOut(page);
  });
});

/** The learning pages, with each call that they require. */
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

describe('a learning page that fails when it is opened (contract 1.4)', () => {
  test.for(PAGES)(
    '%s without %s shows the error in place, and a retry fetches it',
    async ([path, call], { portal }) => {
      const page = await portal.openSignedIn();
      portal.backend.faults.fail(call, { kind: 'rejected', messages: ['Not today.'] });
      await page.goto(path);
      const alert = page.getByRole('main').getByRole('alert');
      await alert.getByText('Not today.').waitFor();
      expect(pathOf(page)).toBe(path);
      portal.backend.faults.clear();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await alert.waitFor({ state: 'detached' });
    },
  );
});

test('a link of the main app that the server refuses with 401 leads to sign-in, which says why', async ({ portal }) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.open();
  portal.backend.faults.fail('Account/LoginUsingToken', { kind: 'status', status: 401 });
  await page.goto('/ProceedLogin/enter-mei');
  await page.waitForURL('**/Login');
  await page.getByRole('alert').getByText('User login has expired').waitFor();
});

test('several calls of a page that fail lead to one error page', async ({ portal }) => {
  portal.allow(/Failed to load resource/);
  const page = await portal.openSignedIn();
  await page.goto('/Profile');
  for (const [path, call] of PAGES) {
    if (path === '/Lesson/101') portal.backend.faults.fail(call, { kind: 'status', status: 500 });
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
  expect(entries).toEqual(['/Profile', '/Lesson/101', '/Error']);
});

describe('an error page is not left', () => {
  test('because of a later failure', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail(COURSES, { kind: 'status', status: 400 });
    await page.goto('/');
    await page.waitForURL('**/ErrorBadRequest');
    // Back on the dashboard the session is checked again; before the response, the student returns to the error page.
    portal.backend.faults.fail(COURSES, { kind: 'status', status: 401 });
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'status', status: 500 });
    const check = await holdRequests(page, '**/api/Account/CheckAuth');
    const answered = page.waitForResponse('**/api/Account/CheckAuth');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.poll(() => portal.count('Account/CheckAuth')).toBe(2);
    await page.goBack();
    await page.getByRole('heading', { name: 'Bad Request' }).waitFor();
    check.open();
    await (await answered).finished();
    await waitForPaint(page);
    expect(pathOf(page)).toBe('/ErrorBadRequest');
    expect(await page.getByRole('heading', { name: 'Bad Request' }).count()).toBe(1);
  });

  test('when it is opened and everything fails', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('*', { kind: 'status', status: 400 });
    await page.goto('/Error');
    await page.getByRole('link', { name: 'Back' }).waitFor();
    await expect.poll(() => portal.count('Account/CheckAuth')).toBe(1);
    expect(pathOf(page)).toBe('/Error');
  });
});

describe('code that cannot be fetched', () => {
  test.for([
    {
      screen: 'behind sign-in',
      file: /\/assets\/CourseListContainer-/,
      link: 'See all',
      there: 'IELTS General: letters',
    },
    {
      screen: 'in front of it',
      file: /\/assets\/ForgotPasswordContainer-/,
      link: 'Forgot password?',
      there: 'Send reset link',
    },
  ])('$screen shows an error in its place, and a retry fetches it', async ({ file, link, there }, { portal }) => {
    portal.allow(/Failed to load resource|dynamically imported module/);
    const inside = link === 'See all';
    const page = await (inside ? portal.openSignedIn() : portal.open());
    await page.route(file, (route) => route.abort());
    await page.goto(inside ? '/' : '/Login');
    await waitForPortal(page);
    // By key: what answers late above the link moves it.
    await page.getByRole('link', { name: new RegExp(`^${link.replace('?', '\\?')}`) }).press('Enter');
    await page.getByText('This part couldn’t be shown').waitFor();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(there).first().waitFor();
  });

  test('because there is no connection is fetched by itself when it is back', async ({ portal }) => {
    portal.allow(/Failed to load resource|dynamically imported module/);
    const page = await portal.openSignedIn('mei', DESKTOP);
    await page.goto('/');
    // Requests that are pending when the connection is lost would lead to the error page: also those of the panels.
    await waitForPanels(page);
    await untilQuiet(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Events' }).click();
    await page.getByText('This part couldn’t be shown').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('tab').first().waitFor();
    expect(await page.getByText('This part couldn’t be shown').count()).toBe(0);
  });
});
