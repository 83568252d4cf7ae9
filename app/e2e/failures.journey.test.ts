import type { Fault } from '@portal/mocks/mock-backend';
import { startMockServer } from '@portal/mocks/server';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { atOtherOrigin } from './other-origin.ts';
import { cookieNames, hold, openExpiring, openMore, signInAs, test, type Portal } from './portal.ts';

const REFRESH = 'Something went wrong. Please refresh your page.';
const COURSES = 'Course/PagedStudentCourse';
const body = (sent: unknown): Fault => ({ kind: 'body', body: JSON.stringify(sent) });

/** Every way a call can fail (contract 1.4), and what the student then sees of it: words in place, or a page. */
const FAILURES: { how: string; fault: Fault; inPlace?: string[]; page?: { path: string; heading: string } }[] = [
  {
    how: 'a refusal with messages',
    fault: { kind: 'rejected', messages: ['First <b>.', 'Second.'] },
    inPlace: ['First <b>.', 'Second.'],
  },
  { how: 'a refusal without messages', fault: { kind: 'rejected', messages: [] }, inPlace: [REFRESH] },
  {
    how: 'messages in the second field only',
    fault: body({
      IsSuccess: false,
      Value: null,
      MessageErrorTextArray: [],
      MessageTextArray: ['Of the second field.'],
    }),
    inPlace: ['Of the second field.'],
  },
  { how: 'messages that are null', fault: body({ IsSuccess: false, MessageErrorTextArray: null }), inPlace: [REFRESH] },
  {
    how: 'an object without IsSuccess',
    fault: body({ Value: { rows: [], total: 0 }, MessageErrorTextArray: ['Not shown.'] }),
    inPlace: [REFRESH],
  },
  { how: 'IsSuccess "true"', fault: body({ IsSuccess: 'true', Value: { rows: [], total: 0 } }), inPlace: [REFRESH] },
  { how: 'a Value of null', fault: body({ IsSuccess: true, Value: null }), inPlace: [REFRESH] },
  {
    how: 'rows of another shape',
    fault: body({ IsSuccess: true, Value: { rows: [{ Id: 'x' }], total: 1 } }),
    inPlace: [REFRESH],
  },
  {
    how: 'HTTP 401 with a session that stands',
    fault: { kind: 'status', status: 401 },
    inPlace: ['Something went wrong. Please refresh your page.'],
  },
  {
    how: 'HTTP 400',
    fault: { kind: 'status', status: 400 },
    page: { path: '/ErrorBadRequest', heading: 'Bad Request' },
  },
  { how: 'HTTP 500', fault: { kind: 'status', status: 500 }, page: { path: '/Error', heading: 'Error' } },
  { how: 'HTTP 404', fault: { kind: 'status', status: 404 }, page: { path: '/Error', heading: 'Error' } },
  { how: 'HTTP 503', fault: { kind: 'status', status: 503 }, page: { path: '/Error', heading: 'Error' } },
  { how: 'no connection', fault: { kind: 'offline' }, page: { path: '/Error', heading: 'Error' } },
  {
    how: 'HTML with 200',
    fault: { kind: 'body', body: '<h1>Gateway</h1>' },
    page: { path: '/Error', heading: 'Error' },
  },
  { how: 'an empty body', fault: { kind: 'body', body: '' }, page: { path: '/Error', heading: 'Error' } },
  { how: 'an array', fault: body([]), page: { path: '/Error', heading: 'Error' } },
  { how: 'a string', fault: body('no'), page: { path: '/Error', heading: 'Error' } },
  { how: 'the literal null', fault: body(null), page: { path: '/Error', heading: 'Error' } },
];

const path = (page: Page) => new URL(page.url()).pathname;

/** Three tiles: the courses are there. */
async function seesCourses(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
}

describe('courses that cannot be read', () => {
  test.for(FAILURES.flatMap(({ inPlace, ...rest }) => (inPlace ? [{ ...rest, inPlace }] : [])))(
    'because of $how: words in place, and a retry that works',
    async ({ fault, inPlace }, { portal }) => {
      portal.allow(/Failed to load resource/);
      const page = await portal.openSignedIn();
      portal.backend.faults.fail(COURSES, fault);
      await page.goto('/');
      const alert = page.getByRole('main').getByRole('alert');
      await alert.getByText('We couldn’t load your courses').waitFor();
      for (const words of inPlace) await alert.getByText(words).waitFor();
      expect(await alert.getByText('Not shown.').count()).toBe(0);
      expect(path(page)).toBe('/');
      portal.backend.faults.clear();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await seesCourses(page);
    },
  );

  test.for(FAILURES.flatMap(({ page, ...rest }) => (page ? [{ ...rest, goesTo: page }] : [])))(
    'because of $how: $goesTo.path, which stays, and a way back that works',
    async ({ fault, goesTo }, { portal }) => {
      portal.allow(/Failed to load resource/);
      const page = await portal.openSignedIn();
      portal.backend.faults.fail(COURSES, fault);
      await page.goto('/');
      await page.waitForURL(`**${goesTo.path}`);
      await page.getByRole('heading', { name: goesTo.heading, exact: true }).waitFor();
      expect(await cookieNames(page)).toContain('authorizationToken');
      portal.backend.faults.clear();
      await page.getByRole('link', { name: 'Back' }).click();
      await seesCourses(page);
      expect(path(page)).toBe('/');
    },
  );

  test('with HTTP 401 because the session is dead: sign-in, once the school said so', async ({ portal }) => {
    await openExpiring(portal);
    expect(portal.count('Account/CheckAuth')).toBe(2);
  });
});

describe('the session cannot be checked', () => {
  test.for([
    { how: 'HTTP 500', fault: { kind: 'status', status: 500 } },
    { how: 'no connection', fault: { kind: 'offline' } },
    { how: 'HTML with 200', fault: { kind: 'body', body: '<h1>Gateway</h1>' } },
  ] satisfies { how: string; fault: Fault }[])(
    '$how: /Error, and the session is kept',
    async ({ fault }, { portal }) => {
      portal.allow(/Failed to load resource/);
      const page = await portal.openSignedIn();
      portal.backend.faults.fail('Account/CheckAuth', fault);
      await page.goto('/');
      await page.waitForURL('**/Error');
      expect(await cookieNames(page)).toContain('authorizationToken');
      portal.backend.faults.clear();
      await page.getByRole('link', { name: 'Back' }).click();
      await seesCourses(page);
    },
  );

  test.for([400, 401] as const)('HTTP %i: the token goes, and the student to sign-in', async (status, { portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'status', status });
    await page.goto('/');
    await page.waitForURL('**/Login');
    await page.getByRole('link', { name: 'Sign up' }).waitFor();
    expect(await cookieNames(page)).toEqual([]);
  });

  test('a success whose content is not understood does not leave the student waiting', async ({ portal }) => {
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('Account/CheckAuth', body({ IsSuccess: true, Value: null }));
    await page.goto('/');
    await page.waitForURL(/\/(Error|Login)$/);
  });
});

describe('signing in that goes wrong stays on its page, says why and can be tried again', () => {
  test.for([
    {
      how: 'HTTP 500',
      fault: { kind: 'status', status: 500 },
      words: 'The server didn’t answer. Try again in a moment.',
    },
    {
      how: 'HTTP 400',
      fault: { kind: 'status', status: 400 },
      words: 'Something went wrong while processing the request.',
    },
    { how: 'no connection', fault: { kind: 'offline' }, words: 'You’re offline. Check your connection and try again.' },
    { how: 'HTML with 200', fault: { kind: 'body', body: '<h1>Gateway</h1>' }, words: REFRESH },
    { how: 'a refusal without messages', fault: { kind: 'rejected', messages: [] }, words: REFRESH },
  ] satisfies { how: string; fault: Fault; words: string }[])('$how', async ({ fault, words }, { portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.open();
    portal.backend.faults.fail('Account/Login', fault);
    await page.goto('/Login');
    await signInAs(page, 'mei');
    await page.getByRole('alert').getByText(words).waitFor();
    expect(path(page)).toBe('/Login');
    portal.backend.faults.clear();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await seesCourses(page);
  });
});

/** Calls whose failure shows nothing (contract 2), and how each may fail. */
const SILENT = [
  'Setting/GetAppSetting',
  'Setting/GetColorScheme',
  'Account/ShowVideoClassAndMeeting',
  'Message/IsMessageEnabled',
  'Message/IsHasUnreadMessage',
];
/** Those of the dashboard's parts. What the client makes of a failure is the same for all, so one way to fail is enough. */
const SILENT_PARTS = [
  'Course/GetCourseStudentProgress',
  'Course/GetCourseModule',
  'Course/GetModuleDetail',
  'EventCalendar/ShowHideLiveClassAndMeetings',
  'CommunityPost/ShowCommunityPostPanel',
  'Setting/GetIntegrationConfig',
  'Setting/GetActiveCommonBanner',
  'Setting/IsEnableStudentProgressMicroService',
];
const SILENT_FAILURES: { how: string; fault: Fault }[] = [
  { how: 'refused', fault: { kind: 'rejected', messages: ['Not for the student.'] } },
  { how: 'HTTP 500', fault: { kind: 'status', status: 500 } },
  { how: 'offline', fault: { kind: 'offline' } },
  { how: 'HTML', fault: { kind: 'body', body: '<h1>Gateway</h1>' } },
  { how: 'a Value of null', fault: body({ IsSuccess: true, Value: null }) },
  { how: 'no answer yet', fault: { kind: 'never' } },
];

describe('a silent call that fails shows nothing, and the dashboard works', () => {
  test.for(SILENT.flatMap((call) => SILENT_FAILURES.map((failure) => ({ call, ...failure }))))(
    '$call: $how',
    async ({ call, fault }, { portal }) => {
      await staysUsable(portal, call, fault);
    },
  );

  test.for(SILENT_PARTS)('%s: HTTP 500', async (call, { portal }) => {
    await staysUsable(portal, call, { kind: 'status', status: 500 });
  });

  // An Account call decides about the session even when it is silent (contract 1.4), the others do not.
  test.for(
    SILENT.filter((call) => !call.startsWith('Account/')).flatMap((call) =>
      ([400, 401] as const).map((status) => ({ call, status })),
    ),
  )('$call: HTTP $status', async ({ call, status }, { portal }) => {
    await staysUsable(portal, call, { kind: 'status', status });
  });

  async function staysUsable(portal: Portal, call: string, fault: Fault): Promise<void> {
    portal.allow(/Failed to load resource/);
    portal.backend.faults.fail(call, fault);
    const lastLesson = JSON.stringify({ course: 102, lesson: { module: 11, id: 1101 } });
    const page = await portal.openSignedIn('mei', { remembered: { 'lastLesson:7001': lastLesson } });
    await page.goto('/');
    await seesCourses(page);
    await expect.poll(() => portal.count(call)).toBeGreaterThan(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText('Not for the student.').count()).toBe(0);
    await page.getByRole('link', { name: 'See all' }).click();
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/Login');
  }
});

describe('an error page is not left', () => {
  test('for the sake of a failure that comes later', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail(COURSES, { kind: 'status', status: 400 });
    await page.goto('/');
    await page.waitForURL('**/ErrorBadRequest');
    // Back on the dashboard the session is checked again; before the answer is there, the student is on the page again.
    portal.backend.faults.fail(COURSES, { kind: 'status', status: 401 });
    portal.backend.faults.fail('Account/CheckAuth', { kind: 'status', status: 500 });
    const check = await hold(page, '**/api/Account/CheckAuth');
    const answered = page.waitForResponse('**/api/Account/CheckAuth');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect.poll(() => portal.count('Account/CheckAuth')).toBe(2);
    await page.goBack();
    await page.getByRole('heading', { name: 'Bad Request' }).waitFor();
    check.open();
    await (await answered).finished();
    // The portal has dealt with the answer when the page has painted once more.
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    expect(path(page)).toBe('/ErrorBadRequest');
    expect(await page.getByRole('heading', { name: 'Bad Request' }).count()).toBe(1);
  });

  test.for(['/Error', '/ErrorBadRequest'])('when it is opened and everything fails: %s', async (wanted, { portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    portal.backend.faults.fail('*', { kind: 'status', status: wanted === '/Error' ? 400 : 500 });
    await page.goto(wanted);
    await page.getByRole('link', { name: 'Back' }).waitFor();
    await expect.poll(() => portal.count('Account/CheckAuth')).toBe(1);
    expect(path(page)).toBe(wanted);
  });
});

describe('config.json', () => {
  test.for([
    { how: 'missing', answer: { status: 404, body: 'Not found' } },
    { how: 'not JSON', answer: { status: 200, body: '<!doctype html>' } },
    { how: 'a list', answer: { status: 200, body: '[]' } },
    { how: 'of other types', answer: { status: 200, body: '{"apiBase":5,"defaultLanguage":"fr","mainAppUrl":[]}' } },
  ])('$how: the portal works with its defaults', async ({ answer }, { portal }) => {
    portal.allow(/status of 404/);
    const page = await portal.openSignedIn();
    await page.route('**/config.json', (route) => route.fulfill(answer));
    await page.goto('/');
    await seesCourses(page);
  });

  test('says in which language a first visit begins', async ({ portal }) => {
    const page = await portal.open();
    await page.route('**/config.json', (route) => route.fulfill({ json: { defaultLanguage: 'zh' } }));
    await page.goto('/Login');
    await page.getByRole('button', { name: '登录' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  test('is asked for once a visit', async ({ portal }) => {
    const page = await portal.openSignedIn();
    let asked = 0;
    await page.route('**/config.json', (route) => {
      asked += 1;
      return route.continue();
    });
    await page.goto('/');
    await seesCourses(page);
    expect(asked).toBe(1);
  });

  test('points the portal to an API at another origin, which gets no cookie', async ({ portal, onTestFinished }) => {
    const backend = await startMockServer({ seed: 7 });
    onTestFinished(() => backend.close());
    const other = await atOtherOrigin(backend.url, portal.url);
    onTestFinished(() => other.close());
    portal.allowOrigin(other.url);
    const page = await portal.open();
    await page.route('**/config.json', (route) => route.fulfill({ json: { apiBase: `${other.url}/api/` } }));
    const cookies = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().startsWith(other.url)) cookies.add(request.headers()['cookie']);
    });
    await page.goto('/Login');
    await signInAs(page, 'mei');
    await seesCourses(page);
    expect(backend.backend.tokens.size).toBe(1);
    expect(portal.backend.tokens.size).toBe(0);
    expect([...cookies]).toEqual([undefined]);
    // The page's first lines, which ask ahead, know the other origin too.
    await page.reload();
    await seesCourses(page);
    expect(portal.count('Account/CheckAuth')).toBe(1);
  });
});

describe('code that cannot be fetched', () => {
  test.for([
    { screen: 'behind sign-in', file: /\/assets\/course-list-/, link: 'See all', there: 'IELTS General: letters' },
    {
      screen: 'in front of it',
      file: /\/assets\/forgot-password-/,
      link: 'Forgot password?',
      there: 'Send reset link',
    },
  ])('$screen is said in its place, and a retry fetches it', async ({ file, link, there }, { portal }) => {
    portal.allow(/Failed to load resource|dynamically imported module/);
    const inside = link === 'See all';
    const page = await (inside ? portal.openSignedIn() : portal.open());
    await page.route(file, (route) => route.abort());
    await page.goto(inside ? '/' : '/Login');
    await page.getByRole('link', { name: new RegExp(`^${link.replace('?', '\\?')}`) }).click();
    await page.getByText('This part couldn’t be shown').waitFor();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(there).first().waitFor();
  });
});
