import { PASSWORD } from '@portal/mocks/personas';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, type Portal } from './portal.ts';
import { holdRequests, untilQuiet } from './requests.ts';
import {
  cookieNames,
  logOut,
  openWithExpiredSession,
  openMore,
  pathOf,
  storedValue,
  waitForCourses,
  waitForDashboard,
  waitForProfile,
  signInAs,
} from './steps.ts';

/** The redirects for every path and state are a table of packages/domain/src/session/route-table.test.ts. */
describe('a visitor without a session', () => {
  test.for(['/MyCourseList?from=mail', '/Lesson/101?module=12', '/TeacherMeeting/101'])(
    'who opens %s signs in first and then arrives there',
    async (wanted, { portal }) => {
      const page = await portal.open();
      await page.goto(wanted);
      await page.waitForURL('**/Login');
      await page.getByRole('link', { name: 'Sign up' }).waitFor();
      expect(portal.count('Account/CheckAuth')).toBe(0);
      await signInAs(page, 'mei');
      await page.waitForURL(`${portal.url}${wanted}`);
      await page.getByRole('main').waitFor();
      expect(await page.getByRole('heading', { name: 'Page not found' }).count()).toBe(0);
    },
  );
});

describe('a student with a session who opens the sign-in page', () => {
  test('goes to the last page they were on', async ({ portal }) => {
    const page = await portal.openSignedIn('mei', { localStorage: { lastPath: '/MyCourseList?from=mail' } });
    await page.goto('/Login');
    await page.waitForURL('**/MyCourseList?from=mail');
  });

  test('is redirected to the dashboard when the stored path leads out of the portal', async ({ portal }) => {
    const page = await portal.openSignedIn('mei', { localStorage: { lastPath: '//evil.example/' } });
    await page.goto('/Login');
    await waitForDashboard(page);
    expect(page.url()).toBe(`${portal.url}/`);
  });
});

test('an archived student who signs in arrives at add/buy', async ({ portal }) => {
  const page = await portal.open();
  await page.goto('/Login');
  await signInAs(page, 'ana');
  await page.waitForURL('**/AddBuyCourse');
});

describe('signing in', () => {
  test('Enter with an empty field moves focus there and sends nothing; Enter with both signs in', async ({
    portal,
  }) => {
    const page = await portal.open();
    await page.goto('/Login');
    const userName = page.getByLabel('User name or email');
    const password = page.getByLabel('Password', { exact: true });
    await expect
      .poll(() => page.getByRole('link', { name: 'Sign up' }).getAttribute('href'))
      .toMatch(/\/Registration\?isMobile=true$/);
    await userName.fill('mei');
    await userName.press('Enter');
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByText('This field is required').waitFor();
    await userName.fill('');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect.poll(() => userName.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(portal.count('Account/Login')).toBe(0);
    await userName.fill('mei@example.com');
    await password.press('Enter');
    await waitForDashboard(page);
    expect(portal.calls.find(({ path }) => path === 'Account/Login')?.body).toEqual({
      UserName: 'mei@example.com',
      Password: PASSWORD,
    });
  });

  test('a wrong password shows the server’s message and keeps what was typed', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, 'mei', 'wrong');
    await page.getByRole('alert').getByText('The user name or password is incorrect.').waitFor();
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong');
    expect(pathOf(page)).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
  });
});

describe('at the wrong moment', () => {
  test('logging out while courses are loading ends at sign-in, and the late answer changes nothing', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn();
    const courses = await holdRequests(page, '**/api/Course/PagedStudentCourse', { answered: true });
    await page.goto('/');
    await waitForDashboard(page);
    await logOut(page);
    courses.open();
    await signInAs(page, 'quin');
    await waitForDashboard(page, 'Quin');
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1);
  });

  test('logging out while the session is being checked again is final', async ({ portal }) => {
    portal.allow(/status of 401/);
    const page = await portal.openSignedIn();
    await page.goto('/Profile');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'status', status: 401 });
    const check = await holdRequests(page, '**/api/Account/CheckAuth', { answered: true });
    const answered = page.waitForResponse('**/api/Account/CheckAuth');
    await page.getByRole('link', { name: 'Courses' }).click();
    await expect.poll(() => portal.count('Account/CheckAuth')).toBe(2);
    // A page that is drawn now takes the focus, which closes the menu.
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await logOut(page);
    check.open();
    await (await answered).finished();
    // One more call, so that the portal has processed the late response.
    await signInAs(page, 'mei', 'wrong');
    await page.getByRole('alert').getByText('incorrect').waitFor();
    expect(pathOf(page)).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
  });

  test('a double click on Sign in signs in once', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const login = await holdRequests(page, '**/api/Account/Login');
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    await expect.poll(() => portal.count('Account/Login')).toBe(1);
    login.open();
    await waitForDashboard(page);
    expect(portal.count('Account/Login')).toBe(1);
  });
});

describe('the cookies', () => {
  test('are those of the contract after signing in: path /, Lax, gone with the browser', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, 'mei');
    await waitForDashboard(page);
    const cookies = await page.context().cookies();
    const [token] = portal.backend.tokens.keys();
    expect(Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))).toEqual({
      session: 'true',
      authorizationToken: token,
      authorizationType: 'Basic',
      IsShowBumpPage: 'false',
    });
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', expires: -1, secure: false, httpOnly: false });
    }
  });

  test('hold the second token and the flag of the bump page when the server sends them', async ({ portal }) => {
    const bea = portal.backend.students.find(({ userName }) => userName === 'bea');
    if (!bea) throw new Error('the mock backend has no bea');
    bea.session = { AuthorizationJwtToken: 'jwt; with = signs' };
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, 'bea');
    await waitForDashboard(page, 'Bea');
    const cookies = await page.context().cookies();
    const value = (name: string) => cookies.find((one) => one.name === name)?.value;
    expect(decodeURIComponent(value('jwtToken') ?? '')).toBe('jwt; with = signs');
    expect(value('IsShowBumpPage')).toBe('true');
    await logOut(page);
    expect(await cookieNames(page)).toEqual([]);
  });
});

test('the session token is in its cookie and in the Authorization header, and nowhere else', async ({ portal }) => {
  const page = await portal.openSignedIn();
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'authorizationToken')?.value ?? '');
  expect(token).not.toBe('');
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => {
    const { authorization: _authorization, cookie: _cookie, ...headers } = request.headers();
    seen.push(request.url(), request.postData() ?? '', JSON.stringify(headers));
  });
  await page.goto('/');
  await waitForCourses(page);
  await page.getByRole('main').locator('a[href="/MyCourseList"]').click();
  await page.getByText('IELTS General: letters').waitFor();
  const places = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    location.href,
  ]);
  expect([...seen, ...places].filter((one) => one.includes(token))).toEqual([]);
});

/** What an earlier visit may have left: every key of the portal, and what a student typed (docs/security.md). */
const LEFT_BEHIND = {
  selectedLanguage: 'en',
  lastPath: '/',
  appearance: 'dark',
  colorScheme: 'BLUE',
  schoolColorScheme: 'BLUE',
  ShowInfoModal: 'false',
  dismissedMaintenanceBanner: '["","",""]',
  dismissedMigrationBanner: 'true',
  dismissedCommonBanner: '[]',
  zoneKept: 'Australia/Sydney',
  lastVisit: '{}',
  'lastLesson:7001': '{}',
  'videoPosition:7001:9001': '12',
  'messageDraft:7001': '{"Subject":"Private","Body":"Private"}',
  'replyDrafts:7001': '{}',
  'endingPackages:7001': '[]',
  'packageNudge:7001': '2027-01-01',
};

/** What is about the device, what was dismissed, and what only this student is shown again (docs/security.md). */
const STAYS = [
  'ShowInfoModal',
  'appearance',
  'colorScheme',
  'dismissedCommonBanner',
  'dismissedMaintenanceBanner',
  'dismissedMigrationBanner',
  'endingPackages:7001',
  'lastLesson:7001',
  'lastPath',
  'packageNudge:7001',
  'schoolColorScheme',
  'selectedLanguage',
  'signInMode',
  'videoPosition:7001:9001',
  'zoneKept',
];

describe('logging out', () => {
  test('leaves on the device what is about the device, and nothing that the student wrote or saw', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn('mei', { localStorage: LEFT_BEHIND });
    await page.goto('/');
    await waitForDashboard(page);
    await page.evaluate(() => sessionStorage.setItem('profileDraft', '{"studentId":7001}'));
    await logOut(page);
    const { cookies, local, tab } = await page.evaluate(async () => ({
      cookies: document.cookie,
      local: Object.keys(localStorage).toSorted(),
      tab: [...Object.keys(sessionStorage), ...(await caches.keys()), ...(await indexedDB.databases())],
    }));
    expect({ cookies, tab }).toEqual({ cookies: '', tab: [] });
    expect(local.filter((key) => !STAYS.includes(key))).toEqual([]);
  });

  test('ends the session here and on the server, and Back does not show the dashboard again', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, 'mei');
    await waitForDashboard(page);
    const token = (await page.context().cookies()).find(({ name }) => name === 'authorizationToken')?.value ?? '';
    expect(portal.backend.tokens.has(decodeURIComponent(token))).toBe(true);
    await page.getByRole('link', { name: 'See all' }).click();
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();

    await logOut(page);
    expect(await cookieNames(page)).toEqual([]);
    await expect.poll(() => portal.backend.tokens.has(decodeURIComponent(token))).toBe(false);
    const Authorization = `Basic ${decodeURIComponent(token)}`;
    const { status } = await fetch(`${portal.url}/api/Account/CheckAuth`, {
      method: 'POST',
      headers: { Authorization },
    });
    expect(status).toBe(401);

    await page.goBack();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('Mei').count()).toBe(0);
  });

  test('the next student sees nothing of the last one', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await logOut(page);
    const courses = await holdRequests(page, '**/api/Course/PagedStudentCourse');
    await signInAs(page, 'quin');
    await waitForDashboard(page, 'Quin');
    expect(await page.getByRole('article').filter({ hasText: 'IELTS' }).count()).toBe(0);
    courses.open();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1);
    // Messages are switched off for this student.
    expect(await page.getByRole('link', { name: 'Messages' }).count()).toBe(0);
  });

  test('works although the server does not', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    await page.goto('/');
    await waitForDashboard(page);
    portal.backend.faults.fail('Account/Logout', { kind: 'status', status: 500 });
    await logOut(page);
    expect(await cookieNames(page)).toEqual([]);
  });
});

test('an answer to signing in that comes after the form was left signs nobody in', async ({ portal }) => {
  const page = await portal.open();
  await page.goto('/Login');
  const answer = await holdRequests(page, '**/api/Account/Login', { answered: true });
  await signInAs(page, 'mei');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).waitFor();
  answer.open();
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(pathOf(page)).toBe('/Login');
  expect(await cookieNames(page)).toEqual([]);
});

describe('an expired token', () => {
  test('redirects to sign-in, which says so', async ({ portal }) => {
    portal.allow(/status of 401/);
    const page = await portal.openSignedIn();
    portal.backend.tokens.clear();
    await page.goto('/MyCourseList');
    await page.waitForURL('**/Login');
    await page.getByText('User login has expired', { exact: true }).waitFor();
    expect(await cookieNames(page)).toEqual([]);
    expect(await storedValue(page, 'lastPath')).toBe('/MyCourseList');
  });

  test('that is found in the middle of a visit redirects there too, and back after signing in', async ({ portal }) => {
    const page = await openWithExpiredSession(portal);
    expect(portal.count('Account/CheckAuth')).toBe(2);
    expect(await cookieNames(page)).toEqual([]);
    await signInAs(page, 'mei');
    await page.waitForURL('**/MyCourseList');
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(8);
  });
});

describe('two tabs', () => {
  async function twoTabs(portal: Portal): Promise<{ first: Page; second: Page }> {
    const first = await portal.openSignedIn();
    const context: BrowserContext = first.context();
    const second = await context.newPage();
    await Promise.all([first.goto('/Profile'), second.goto('/Help')]);
    await waitForProfile(first);
    await second.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
    // All requests of the loading pages have been answered: later ones are effects of the test.
    await Promise.all([untilQuiet(first), untilQuiet(second)]);
    return { first, second };
  }

  test('are signed out together', async ({ portal }) => {
    const { first, second } = await twoTabs(portal);
    await openMore(first);
    await first.getByRole('button', { name: 'Log out' }).click();
    await Promise.all([first.waitForURL('**/Login'), second.waitForURL('**/Login')]);
    for (const page of [first, second]) await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await cookieNames(second)).toEqual([]);
    expect(portal.count('Account/Logout')).toBe(1);
  });

  test('are signed out together when the session is found expired', async ({ portal }) => {
    portal.allow(/status of 401/);
    const { first, second } = await twoTabs(portal);
    portal.backend.tokens.clear();
    await first.getByRole('link', { name: 'Courses' }).click();
    await Promise.all([first.waitForURL('**/Login'), second.waitForURL('**/Login')]);
    for (const page of [first, second]) await page.getByRole('button', { name: 'Sign in' }).waitFor();
    // No credential: it goes with a log-out (contract 4.5).
    expect(await cookieNames(first)).toEqual(['helpInformation']);
  });

  test('show one student: when another signs in, both are theirs', async ({ portal }) => {
    const { first, second } = await twoTabs(portal);
    await second.goto('/ProceedLogin/enter-quin');
    await waitForDashboard(second, 'Quin');
    await waitForDashboard(first, 'Quin');
    expect(pathOf(first)).toBe('/');
  });

  test('that do not hear of each other send nothing in another student’s name', async ({ portal }) => {
    const { first, second } = await twoTabs(portal);
    await second.addInitScript(() => (BroadcastChannel.prototype.postMessage = () => undefined));
    await second.goto('/ProceedLogin/enter-quin');
    await waitForDashboard(second, 'Quin');
    const quin = portal.student('quin').account.UserId;
    const before = portal.calls.length;
    await first.getByRole('link', { name: 'Courses' }).click();
    await waitForDashboard(first, 'Quin');
    const bodies = portal.calls.slice(before).map(({ body }) => JSON.stringify(body));
    expect(bodies.filter((body) => /StudentUserId/.test(body) && !body.includes(String(quin)))).toEqual([]);
  });
});
