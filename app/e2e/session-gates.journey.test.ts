import type { Page, Request } from 'playwright';
import { afterEach, describe, expect } from 'vitest';
import { test } from './portal.ts';
import { holdRequests } from './requests.ts';
import { goWithin } from './screens.ts';
import {
  cookieNames,
  logOut,
  openMore,
  pathOf,
  storedValue,
  waitForCourses,
  waitForDashboard,
  signInAs,
} from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

/*
 * Entry to the portal and redirects out of it. The outcome for each state, path and flag is in tables of unit tests
 * (route-table, gates, rules, return-url and decode in packages/domain/src/session; app/src/session/session-store); one
 * journey for each outcome proves what only a browser can: the final URL and the cookies.
 */

const ARCHIVED = 'Your account is archived';
const dialog = (page: Page) => page.getByRole('dialog', { name: ARCHIVED });

/** Every page of the current test, with the URLs it navigated to, in order. */
const watched: { page: Page; visited: string[] }[] = [];

/** Watches a page for a redirect loop and for an empty document. */
function watch(page: Page): Page {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(frame.url());
  });
  watched.push({ page, visited });
  return page;
}

/** The most URLs that one navigation may pass through. */
const MAX_NAVIGATIONS = 5;

/** Called at the end of a journey and of each of its steps, on the page where it ended. */
async function expectStable(atMost = MAX_NAVIGATIONS): Promise<void> {
  for (const { page, visited } of watched) {
    expect(visited.length, visited.join('\n')).toBeLessThanOrEqual(atMost);
    expect((await page.locator('body').innerText()).trim()).not.toBe('');
    visited.length = 0;
  }
}

afterEach(() => {
  watched.length = 0;
});

/** A page of the main app that the mock backend does not serve. */
async function fulfillMainApp(page: Page, path: string, heading: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Main app</title><h1>${heading}</h1>` }),
  );
}

describe('a gate leads to the main app, before any screen (000 §2.4)', () => {
  test('with the token and the return URL; the gate is open when the student returns with it done, and shut after signing in', async ({
    portal,
  }) => {
    const asksFor = `${portal.url}/MyCourseList?from=mail&q=a%20b`;
    const page = watch(await portal.openSignedIn('tim'));
    const isAtGate = async () => {
      await page.getByRole('heading', { name: 'TimeZoneChecker', exact: true }).waitFor();
      const cookies = await page.context().cookies();
      const token = decodeURIComponent(cookies.find(({ name }) => name === 'authorizationToken')?.value ?? '');
      expect(token).not.toBe('');
      expect(page.url()).toBe(
        `${portal.url}/TimeZoneChecker?token=${encodeURIComponent(token)}&returnUrl=${encodeURIComponent(asksFor)}`,
      );
    };
    await page.goto(asksFor);
    await isAtGate();
    portal.student('tim').account.IsTimezoneSet = true;
    await page.goto(new URL(page.url()).searchParams.get('returnUrl') ?? '');
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await expectStable();

    // Also after signing in, with the URL that was open last.
    await logOut(page);
    portal.student('tim').account.IsTimezoneSet = false;
    await signInAs(page, 'tim');
    await isAtGate();
    await expectStable();
  });

  test('the first that is shut when there are more than one', async ({ portal }) => {
    Object.assign(portal.student('bea').account, { IsRegistrationCompleted: false, IsTimezoneSet: false });
    const page = watch(await portal.openSignedIn('bea'));
    await page.goto('/');
    await page.getByRole('heading', { name: 'BumpPage', exact: true }).waitFor();
    expect(page.url()).toBe(`${portal.url}/BumpPage`);
    expect(portal.count('Course/PagedStudentCourse')).toBe(0);
    await expectStable();
  });
});

describe('an archived student (000 §2.3)', () => {
  test('is redirected to add/buy from the dashboard and from closed URLs, and told once why; a closed entry tells it in place', async ({
    portal,
  }) => {
    const page = watch(await portal.openSignedIn('ana'));
    const isAtAddBuyWithNotice = async () => {
      await page.waitForURL(`${portal.url}/AddBuyCourse`);
      await dialog(page).getByRole('button', { name: 'Close' }).last().click();
      await dialog(page).waitFor({ state: 'detached' });
    };
    const isAtAddBuyWithoutNotice = async () => {
      await page.waitForURL(`${portal.url}/AddBuyCourse`);
      await page.getByRole('heading', { name: 'Add or buy a course' }).waitFor();
      expect(await dialog(page).count()).toBe(0);
    };

    await page.goto('/');
    await isAtAddBuyWithNotice();
    expect(await storedValue(page, 'ShowInfoModal')).toBe('false');
    await expectStable();

    // A closed URL shows the reason each time, but not again on a reload.
    await page.goto('/mycourse/101');
    await isAtAddBuyWithNotice();
    await page.reload();
    await isAtAddBuyWithoutNotice();
    await waitForPortal(page);
    await expectStable();

    // A click on a closed entry stays on the page and shows the reason; the open entries work.
    await goWithin(page, '/Profile');
    await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).click();
    await dialog(page).waitFor();
    expect(pathOf(page)).toBe('/Profile');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await openMore(page);
    await page.getByRole('link', { name: 'Help' }).click();
    await page.waitForURL('**/HelpDashboard');
    expect(await dialog(page).count()).toBe(0);
    expect(portal.count('Course/PagedStudentCourse')).toBe(0);
    await expectStable();

    // It is stored that the notice was closed, so the new document does not show it.
    await goWithin(page, '/');
    await isAtAddBuyWithoutNotice();
    await expectStable();
  });

  test('on a wide screen finds add/buy behind the logo, the reason behind the messages icon, no entry for packages, and the pages that are open', async ({
    portal,
  }) => {
    const page = watch(
      await portal.openSignedIn('ana', {
        localStorage: { ShowInfoModal: 'false' },
        viewport: { width: 1280, height: 800 },
      }),
    );
    await page.goto('/Enrollment');
    await page.getByRole('heading', { name: 'Enrollment', level: 1 }).waitFor();
    expect(pathOf(page)).toBe('/Enrollment');
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Add or buy a course' }).waitFor();
    expect(await page.locator('a[href*="/MyPackages"]').count()).toBe(0);
    await expectStable();

    await goWithin(page, '/Profile');
    await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click();
    await dialog(page).waitFor();
    expect(pathOf(page)).toBe('/Profile');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    const logo = page.locator('a[aria-label][href="/AddBuyCourse"]:visible');
    await logo.first().click();
    await page.waitForURL('**/AddBuyCourse');
    expect(await page.getByRole('link', { name: 'My packages' }).count()).toBe(0);
    // Only the entries are missing (000 §2.3).
    await page.goto('/MyPackages');
    await page.getByRole('heading', { name: 'My packages', level: 1 }).waitFor();
    expect(pathOf(page)).toBe('/MyPackages');
    await expectStable();
  });
});

describe('a student who is refused (contract 1.5)', () => {
  test('sees the reason, at start-up and after signing in, and can return to sign-in; one of the sibling product is sent there', async ({
    portal,
  }) => {
    const page = watch(await portal.openSignedIn('sue'));
    await page.route('**/config.json', (route) => route.fulfill({ json: { siblingAppUrl: `${portal.url}/Sibling` } }));
    await fulfillMainApp(page, '/Sibling', 'The sibling product');
    const returnsToSignIn = async () => {
      expect(await cookieNames(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go to sign-in' }).click();
      await page.waitForURL('**/Login');
      await expectStable();
    };

    // An existing session is refused at start-up.
    await page.goto('/MyCourseList');
    await page.waitForURL('**/UnauthorizedInactiveUser');
    await page.getByText('Your account is suspended.').waitFor();
    await returnsToSignIn();

    // Also on the sign-in page, instead of the form.
    await page.context().addCookies([{ name: 'authorizationToken', value: portal.token('sue'), url: portal.url }]);
    await page.goto('/Login');
    await page.waitForURL('**/UnauthorizedInactiveUser');
    await returnsToSignIn();

    await signInAs(page, 'ines');
    await page.waitForURL('**/UnauthorizedIntegration');
    await page.getByText('This account belongs to a partner of ours.').waitFor();
    await returnsToSignIn();

    await signInAs(page, 'mei');
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    // A page that renders later takes focus, which closes the menu.
    await page.locator('h1:focus').waitFor();
    await logOut(page);
    await expectStable();

    await signInAs(page, 'eli');
    await page.getByRole('heading', { name: 'The sibling product' }).waitFor();
    expect(await cookieNames(page)).toEqual([]);
    await expectStable();
  });

  test('without activation is redirected to the page that explains it, and signed out', async ({ portal }) => {
    portal.allow(/status of 401/);
    const page = watch(await portal.openSignedIn('noa'));
    await fulfillMainApp(page, '/ActivationError', 'Activate first');
    await page.goto('/Login');
    await page.getByRole('heading', { name: 'Activate first' }).waitFor();
    expect(page.url()).toBe(`${portal.url}/ActivationError`);
    expect(await cookieNames(page)).toEqual([]);
    await expect.poll(() => portal.backend.tokens.size).toBe(0);
    await expectStable();
  });
});

describe('/ProceedLogin (000 §2.1, §4)', () => {
  test('signs in with the token, in English, shows it nowhere else, and marks the session for every later call', async ({
    portal,
  }) => {
    const page = watch(await portal.open({ localStorage: { selectedLanguage: 'zh' } }));
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    /** The second token of each call. */
    const sent = new Map<string, string | undefined>();
    page.on('request', (request) => {
      const path = /\/api\/(.+?)(\?|$)/.exec(request.url())?.[1];
      if (path) sent.set(path, request.headers()['x-jwt-token']);
    });
    const login = await holdRequests(page, '**/api/Account/LoginUsingToken');
    await page.goto('/ProceedLogin/enter-mei');
    await expect.poll(() => portal.count('Account/LoginUsingToken')).toBe(1);
    // Removed from the URL before the student is signed in.
    expect(page.url()).toBe(`${portal.url}/ProceedLogin`);
    login.open();
    await waitForCourses(page);
    expect(page.url()).toBe(`${portal.url}/`);
    expect(portal.calls.filter(({ path }) => path === 'Account/LoginUsingToken')).toEqual([
      { path: 'Account/LoginUsingToken', body: { Token: 'enter-mei' } },
    ]);
    // The places where the token could leak: the page, its storage, the console, and every request except its own two.
    const kept = await page.evaluate(() => ({
      html: document.documentElement.outerHTML,
      local: JSON.stringify(localStorage),
      tab: JSON.stringify(sessionStorage),
      cookies: document.cookie,
      state: JSON.stringify(history.state),
      referrer: document.referrer,
    }));
    expect(JSON.stringify({ ...kept, printed })).not.toContain('enter-mei');
    const others = requests.filter(
      (request) => !request.isNavigationRequest() && !request.url().endsWith('/LoginUsingToken'),
    );
    expect(others.length).toBeGreaterThan(5);
    for (const request of others) {
      const { referer } = await request.allHeaders();
      expect(request.url() + (request.postData() ?? '') + (referer ?? '')).not.toContain('enter-mei');
    }
    expect(await storedValue(page, 'selectedLanguage')).toBe('en');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');

    // Every later call carries the second token, also after a reload.
    const jwt = `jwt-${portal.student('mei').account.UserId}`;
    expect(sent.get('Account/LoginUsingToken')).toBeUndefined();
    expect(sent.get('Course/PagedStudentCourse')).toBe(jwt);
    expect(await cookieNames(page)).toEqual([
      'IsShowBumpPage',
      'authorizationToken',
      'authorizationType',
      'isTokenLogin',
      'jwtToken',
      'session',
    ]);
    sent.clear();
    await page.reload();
    // Polled: the tiles of the last visit are shown before the calls are sent.
    await expect.poll(() => sent.get('Course/PagedStudentCourse')).toBe(jwt);
    expect(sent.get('Account/CheckAuth')).toBe(jwt);
    await waitForCourses(page);
    expect(await cookieNames(page)).toContain('isTokenLogin');
    await expectStable();
  });

  test('replaces a session and shows nothing of it; without a good token, or a server, it leads to a page that says so', async ({
    portal,
  }) => {
    portal.allow(/Failed to load resource/);
    const page = watch(await portal.openSignedIn('ana', { localStorage: { ShowInfoModal: 'false' } }));
    const calls = () => portal.count('Account/LoginUsingToken');
    const isAtSignIn = async () => {
      await page.waitForURL('**/Login');
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
    };

    await page.goto('/ProceedLogin/enter-mei');
    await waitForDashboard(page);
    expect(pathOf(page)).toBe('/');
    // Its student could have been led elsewhere, or the server be slow.
    expect(portal.count('Account/CheckAuth'), 'of the session before').toBe(0);
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
    await expectStable();
    await logOut(page);

    await page.goto('/proceedlogin/');
    await isAtSignIn();
    expect(calls(), 'without a token').toBe(1);
    await expectStable();

    await page.goto('/ProceedLogin/enter-nobody');
    await isAtSignIn();
    await page.getByText('This link is not valid any more.').waitFor();
    expect(await cookieNames(page)).toEqual([]);
    expect(calls(), 'with one that is not good').toBe(2);
    await expectStable();

    // A token with malformed percent-encoding.
    const html = await page.request.get('/').then((answer) => answer.text());
    await page.route('**/ProceedLogin/%E0*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/ProceedLogin/%E0%A4%A');
    await isAtSignIn();
    await expectStable();

    portal.backend.faults.fail('Account/LoginUsingToken', { kind: 'status', status: 500 });
    await page.goto('/ProceedLogin/enter-mei');
    await page.waitForURL(/\/(Error|Login)$/);
    await expectStable();
  });
});

test('/SingleLogout ends the session, keeps nothing, and goes back to no origin that is not allowed (contract 4.2)', async ({
  portal,
}) => {
  const page = watch(await portal.openSignedIn('mei', { localStorage: { lastPath: '/Help', ShowInfoModal: 'false' } }));
  portal.allowOrigin('https://partner.example');
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { allowedFrameOrigins: ['https://partner.example'] } }),
  );
  await page.route('https://partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Partner</h1>' }),
  );

  // A `returnUrl` at another origin leads to sign-in.
  await page.goto(`/SingleLogout?returnUrl=${encodeURIComponent('https://evil.example/')}`);
  await page.waitForURL('**/Login');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await cookieNames(page)).toEqual([]);
  expect(await storedValue(page, 'lastPath')).toBeNull();
  expect(portal.count('Account/Logout')).toBe(1);
  // It does not wait for what the server says about the session.
  expect(portal.count('Account/CheckAuth')).toBe(0);
  await expect.poll(() => portal.backend.tokens.size).toBe(0);
  await expectStable();

  await signInAs(page, 'mei');
  await waitForDashboard(page);
  const returnUrl = 'https://partner.example/back?a=1';
  await page.goto(`/SingleLogout?returnUrl=${encodeURIComponent(returnUrl)}`);
  await page.getByRole('heading', { name: 'Partner' }).waitFor();
  expect(page.url()).toBe(returnUrl);
  expect(await cookieNames(page)).toEqual([]);
  expect(portal.count('Account/Logout')).toBe(2);
  await expect.poll(() => portal.backend.tokens.size).toBe(0);
  await expectStable();
});

describe('a new token is required (000 §9)', () => {
  test('reloads once after three seconds; a second request signs out and never reloads', async ({ portal }) => {
    portal.student('mei').session = { RequireNewToken: true, AccountInformation: null };
    const page = watch(
      await portal.openSignedIn('mei', { localStorage: { lastPath: '/Help', selectedLanguage: 'en' } }),
    );
    await page.clock.install();
    // The clock only advances in steps of the test: the three seconds do not begin to pass.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    let loads = 0;
    page.on('load', () => (loads += 1));
    // Not until the portal is shown: it renders in a task of its own, which this clock holds back.
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForLoadState('load');
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return storedValue(page, 'hasReload');
      })
      .toBe('true');
    expect(await storedValue(page, 'lastPath')).toBeNull();
    expect(await cookieNames(page)).not.toContain('authorizationToken');
    expect(loads).toBe(1);
    await page.clock.fastForward(3000);
    await page.clock.resume();
    await page.waitForURL('**/Login');
    expect(loads).toBe(2);
    await signInAs(page, 'mei');
    await page.getByRole('alert').waitFor();
    await page.clock.fastForward(10_000);
    expect(loads).toBe(2);
    expect(pathOf(page)).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
    // The loop has ended: a student whose sign-in succeeds stays.
    portal.student('mei').session = {};
    await page.getByRole('button', { name: 'Sign in' }).click();
    await waitForDashboard(page);
    expect(await storedValue(page, 'hasReload')).toBeNull();
    await page.clock.fastForward(10_000);
    expect(loads).toBe(2);
    // One more than elsewhere: the redirect before the first render, and the router's own history entry for it.
    await expectStable(MAX_NAVIGATIONS + 1);
  });
});
