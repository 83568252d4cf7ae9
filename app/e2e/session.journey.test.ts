import { PASSWORD } from '@portal/mocks/personas';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from './portal.ts';
import { holdRequests, untilQuiet } from './requests.ts';
import { goWithin } from './screens.ts';
import {
  cookieNames,
  expireSessions,
  logOut,
  openMore,
  pathOf,
  storedValue,
  waitForCourses,
  waitForDashboard,
  waitForProfile,
  signInAs,
} from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

const articles = (page: Page) => page.getByRole('main').getByRole('article').count();

/** Waits until the page after a navigation has taken focus, which would close the menu later. */
const waitForFocus = (page: Page) => page.locator('h1:focus').waitFor();

/** The redirects for every path and state are tables of packages/domain/src/session (route-table.test.ts, rules.test.ts). */
test('a student arrives where they wanted to go: after signing in, from the sign-in page, and after their session expired', async ({
  portal,
}) => {
  portal.allow(/status of 401/);
  const wanted = '/Lesson/101?module=12';
  const page = await portal.open();

  const signsInFirst = async () => {
    await page.goto(wanted);
    await page.waitForURL('**/Login');
    await page.getByRole('link', { name: 'Sign up' }).waitFor();
    expect(portal.count('Account/CheckAuth')).toBe(0);
    await signInAs(page, 'mei');
    await page.waitForURL(`${portal.url}${wanted}`);
    await page.getByRole('main').waitFor();
    expect(await page.getByRole('heading', { name: 'Page not found' }).count()).toBe(0);
  };

  const goesOnFromTheSignInPage = async () => {
    await page.goto('/Login');
    await page.waitForURL(`${portal.url}${wanted}`);
    await waitForPortal(page);
    await untilQuiet(page);
  };

  const findsItExpiredInTheMiddle = async () => {
    await goWithin(page, '/MyPackages');
    await page.getByRole('article').first().waitFor();
    await expireSessions(portal, page);
    expect(portal.count('Account/CheckAuth')).toBe(1);
    await page.getByRole('link', { name: 'Courses' }).click();
    await saysExpired();
    expect(portal.count('Account/CheckAuth')).toBe(2);
    await signInAs(page, 'mei');
    await page.waitForURL('**/MyCourseList');
    await expect.poll(() => articles(page)).toBe(8);
  };

  const findsItExpiredAtFirst = async () => {
    await expireSessions(portal, page);
    await page.reload();
    await saysExpired();
    expect(await storedValue(page, 'lastPath')).toBe('/MyCourseList');
  };

  const saysExpired = async () => {
    await page.waitForURL('**/Login');
    await page.getByText('User login has expired', { exact: true }).waitFor();
    expect(await cookieNames(page)).toEqual([]);
  };

  await signsInFirst();
  await goesOnFromTheSignInPage();
  await findsItExpiredInTheMiddle();
  await findsItExpiredAtFirst();
});

test('the sign-in form: what is missing, what is wrong, what comes too late, Enter, a double click, and where an answer leads', async ({
  portal,
}) => {
  const page = await portal.open({ localStorage: { ShowInfoModal: 'false' } });
  await page.goto('/Login');
  const userName = page.getByLabel('User name or email');
  const password = page.getByLabel('Password', { exact: true });
  const signIns = () => portal.count('Account/Login');

  const missesAField = async () => {
    await expect
      .poll(() => page.getByRole('link', { name: 'Sign up' }).getAttribute('href'))
      .toMatch(/\/Registration\?isMobile=true$/);
    // The placeholder keeps what is typed, but does nothing on Enter.
    await waitForPortal(page);
    await userName.fill('mei');
    await userName.press('Enter');
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByText('This field is required').waitFor();
    await userName.fill('');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect.poll(() => userName.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(signIns()).toBe(0);
  };

  /** Expects that the server's message is shown, and the input is kept. */
  const isWrong = async () => {
    await signInAs(page, 'mei', 'wrong');
    await page.getByRole('alert').getByText('The user name or password is incorrect.').waitFor();
    expect(await userName.inputValue()).toBe('mei');
    expect(await password.inputValue()).toBe('wrong');
    expect(pathOf(page)).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
  };

  /** Expects that a response that arrives after the form was left signs nobody in. */
  const isAnsweredTooLate = async () => {
    const answer = await holdRequests(page, '**/api/Account/Login', { answered: true });
    await signInAs(page, 'mei');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send reset link' }).waitFor();
    answer.open();
    await page.goBack();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(pathOf(page)).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
  };

  const signsInByEnter = async () => {
    await userName.fill('mei@example.com');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await waitForDashboard(page);
    expect(portal.bodies('Account/Login').at(-1)).toEqual({ UserName: 'mei@example.com', Password: PASSWORD });
  };

  const signsInOnceByADoubleClick = async () => {
    const before = signIns();
    await userName.fill('mei');
    await password.fill(PASSWORD);
    const login = await holdRequests(page, '**/api/Account/Login');
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    await expect.poll(signIns).toBe(before + 1);
    login.open();
    await waitForDashboard(page);
    expect(signIns()).toBe(before + 1);
  };

  /** Expects that a response with only a URL leads there (contract 1.5). */
  const isSentElsewhere = async () => {
    await page.route('**/api/Account/Login', (route) =>
      route.fulfill({ json: { IsSuccess: true, Value: { RedirectUrl: '/Registration', AccountInformation: null } } }),
    );
    await signInAs(page, 'mei');
    await page.getByRole('heading', { name: 'Registration' }).waitFor();
    expect(pathOf(page)).toBe('/Registration');
    expect(await cookieNames(page)).toEqual([]);
  };

  await missesAField();
  await isWrong();
  await isAnsweredTooLate();
  await signsInByEnter();
  await logOut(page);
  await signsInOnceByADoubleClick();
  await logOut(page);
  // An archived student arrives at add/buy.
  await signInAs(page, 'ana');
  await page.waitForURL('**/AddBuyCourse');
  await waitForFocus(page);
  await logOut(page);
  await isSentElsewhere();
});

test('a session is in the cookies of the contract and nowhere else, until it ends here and on the server', async ({
  portal,
}) => {
  portal.student('bea').session = { AuthorizationJwtToken: 'jwt; with = signs' };
  const page = await portal.open();
  const valueOf = async (name: string) => {
    const found = (await page.context().cookies()).find((one) => one.name === name);
    return found && decodeURIComponent(found.value);
  };
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => {
    const { authorization: _authorization, cookie: _cookie, ...headers } = request.headers();
    seen.push(request.url(), request.postData() ?? '', JSON.stringify(headers));
  });
  await page.goto('/Login');

  // The second token, and the flag of the bump page, where the server sends them.
  await signInAs(page, 'bea');
  await waitForDashboard(page, 'Bea');
  expect(await valueOf('jwtToken')).toBe('jwt; with = signs');
  expect(await valueOf('IsShowBumpPage')).toBe('true');
  await logOut(page);
  expect(await cookieNames(page)).toEqual([]);
  await expect.poll(() => portal.backend.tokens.size).toBe(0);

  // Path /, SameSite=Lax, session cookies.
  await signInAs(page, 'mei');
  await waitForCourses(page);
  const cookies = await page.context().cookies();
  const [token = ''] = portal.backend.tokens.keys();
  expect(token).not.toBe('');
  expect(Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))).toEqual({
    session: 'true',
    authorizationToken: token,
    authorizationType: 'Basic',
    IsShowBumpPage: 'false',
  });
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', expires: -1, secure: false, httpOnly: false });
  }

  // Besides the cookie only the Authorization header has the token.
  await page.getByRole('main').locator('a[href="/MyCourseList"]').click();
  await page.getByText('IELTS General: letters').waitFor();
  await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
  const places = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    location.href,
  ]);
  expect(seen.length).toBeGreaterThan(20);
  expect([...seen, ...places].filter((one) => one.includes(token))).toEqual([]);

  // It ends here and on the server, and Back does not show the student's pages again.
  await logOut(page);
  expect(await cookieNames(page)).toEqual([]);
  await expect.poll(() => portal.backend.tokens.has(token)).toBe(false);
  const { status } = await fetch(`${portal.url}/api/Account/CheckAuth`, {
    method: 'POST',
    headers: { Authorization: `Basic ${token}` },
  });
  expect(status).toBe(401);
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.getByText('Mei').count()).toBe(0);
});

/**
 * The data that an earlier visit may have left: every key of the portal, and what a student typed (docs/security.md).
 */
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

/**
 * The keys that stay: settings of the device, dismissed notices, and data that only this student is shown again
 * (docs/security.md).
 */
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

test('logging out leaves nothing of the student, whatever is still to be answered, to the device or to the next student', async ({
  portal,
}) => {
  portal.allow(/status of 401/, /Failed to load resource/);
  const page = await portal.openSignedIn('mei', { localStorage: LEFT_BEHIND });
  await page.goto('/Profile');
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  await page.evaluate(() => sessionStorage.setItem('profileDraft', '{"studentId":7001}'));

  const isFinalWhileTheSessionIsChecked = async () => {
    portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'status', status: 401 });
    const check = await holdRequests(page, '**/api/Account/CheckAuth', { answered: true });
    const answered = page.waitForResponse('**/api/Account/CheckAuth');
    await page.getByRole('link', { name: 'Courses' }).click();
    await expect.poll(() => portal.count('Account/CheckAuth')).toBe(2);
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await waitForFocus(page);
    await logOut(page);
    await leavesOnlyWhatIsAboutTheDevice();
    check.open();
    await (await answered).finished();
    // One more call, after which the portal has processed the late response.
    await signInAs(page, 'mei', 'wrong');
    await page.getByRole('alert').getByText('incorrect').waitFor();
    expect(pathOf(page)).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
    portal.backend.faults.clear();
  };

  const leavesOnlyWhatIsAboutTheDevice = async () => {
    const { cookies, local, tab } = await page.evaluate(async () => ({
      cookies: document.cookie,
      local: Object.keys(localStorage).toSorted(),
      tab: [...Object.keys(sessionStorage), ...(await caches.keys()), ...(await indexedDB.databases())],
    }));
    expect({ cookies, tab }).toEqual({ cookies: '', tab: [] });
    expect(local.filter((key) => !STAYS.includes(key))).toEqual([]);
  };

  /** Expects that the next student sees neither the data of the last one nor their late responses. */
  const showsTheNextStudentNothing = async () => {
    const courses = '**/api/Course/PagedStudentCourse';
    const signInToCourses = async (userName: string) => {
      const before = portal.count('Course/PagedStudentCourse');
      await signInAs(page, userName);
      await page.waitForURL('**/MyCourseList');
      await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
      await waitForFocus(page);
      await expect.poll(() => portal.count('Course/PagedStudentCourse')).toBeGreaterThan(before);
    };
    await signInToCourses('mei');
    await expect.poll(() => articles(page)).toBe(8);
    await logOut(page);
    const late = await holdRequests(page, courses, { answered: true });
    await signInToCourses('mei');
    await logOut(page);
    late.open();
    const own = await holdRequests(page, courses);
    await signInToCourses('quin');
    expect(await articles(page)).toBe(0);
    own.open();
    await expect.poll(() => articles(page)).toBe(1);
    // Messages are switched off for this student.
    expect(await page.getByRole('link', { name: 'Messages' }).count()).toBe(0);
  };

  await isFinalWhileTheSessionIsChecked();
  await showsTheNextStudentNothing();
  // Logging out works although the server fails.
  portal.backend.faults.fail('Account/Logout', { kind: 'status', status: 500 });
  await logOut(page);
  expect(await cookieNames(page)).toEqual([]);
});

test('two tabs are signed out together, and show one student, whoever signed in', async ({ portal }) => {
  portal.allow(/status of 401/);
  const first = await portal.openSignedIn();
  const second = await first.context().newPage();
  const both = [first, second];

  /** Waits until the pages are shown and all their requests have responses: later requests are effects of the test. */
  const waitForPages = async () => {
    await waitForProfile(first);
    await second.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
    await Promise.all(both.map(untilQuiet));
  };

  const areAtSignIn = async () => {
    await Promise.all(both.map((page) => page.waitForURL('**/Login')));
    for (const page of both) await page.getByRole('button', { name: 'Sign in' }).waitFor();
  };

  /** Signs in again in one tab; the other, which shows the sign-in form, takes over the session. */
  const signInAgain = async () => {
    // Both open a third page, whichever of them was the last to store its own.
    await first.evaluate(() => localStorage.setItem('lastPath', '/MyPackages'));
    await signInAs(first, 'mei');
    for (const page of both) {
      await page.waitForURL('**/MyPackages');
      await page.getByRole('heading', { name: 'My packages', level: 1 }).waitFor();
    }
  };

  await Promise.all([first.goto('/Profile'), second.goto('/Help')]);
  await waitForPages();
  await openMore(first);
  await first.getByRole('button', { name: 'Log out' }).click();
  await areAtSignIn();
  expect(await cookieNames(second)).toEqual([]);
  expect(portal.count('Account/Logout')).toBe(1);

  // They are also signed out together when the session has expired.
  await signInAgain();
  await goWithin(first, '/Profile');
  await goWithin(second, '/Help');
  await waitForPages();
  await expireSessions(portal, first, second);
  await first.getByRole('link', { name: 'Courses' }).click();
  await areAtSignIn();
  // This cookie is no credential; it is removed by logging out (contract 4.5).
  expect(await cookieNames(first)).toEqual(['helpInformation']);

  // A tab that gets no message about the sign-in of another student sends nothing in their name.
  await signInAgain();
  await goWithin(first, '/Profile');
  await waitForProfile(first);
  await untilQuiet(first);
  await second.addInitScript(() => (BroadcastChannel.prototype.postMessage = () => undefined));
  await second.goto('/ProceedLogin/enter-quin');
  await waitForDashboard(second, 'Quin');
  const quin = portal.student('quin').account.UserId;
  const before = portal.calls.length;
  await first.getByRole('link', { name: 'Courses' }).click();
  await waitForDashboard(first, 'Quin');
  const bodies = portal.calls.slice(before).map(({ body }) => JSON.stringify(body));
  expect(bodies.filter((body) => /StudentUserId/.test(body) && !body.includes(String(quin)))).toEqual([]);

  // A tab that gets the message shows the other student at once.
  await goWithin(second, '/Help');
  await second.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
  await first.goto('/ProceedLogin/enter-mei');
  await waitForDashboard(first);
  await waitForDashboard(second);
  expect(pathOf(second)).toBe('/');
});
