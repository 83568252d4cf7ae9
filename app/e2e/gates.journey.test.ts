import type { BrowserContext, Page, Request } from 'playwright';
import { afterEach, describe, expect } from 'vitest';
import { cookieNames, hold, openMore, remembered, signInAs, test, type Portal } from './portal.ts';
import { CLOSED_TO_ARCHIVED, GATES, OPEN_TO_ARCHIVED, REFUSED, type GateCase } from './session-matrix.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const ARCHIVED = 'Your account is archived';
const dialog = (page: Page) => page.getByRole('dialog', { name: ARCHIVED });

/** Every page of the test that is running, with the addresses it was at, one after the other. */
const watched: { page: Page; went: string[] }[] = [];

/** Watches a page for what no journey may do: move for ever, or stand there empty. */
function watch(page: Page): Page {
  const went: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) went.push(frame.url());
  });
  watched.push({ page, went });
  return page;
}

/** To be called at the end of a journey, when the browser is where it belongs. */
async function endsWell(atMost = 5): Promise<void> {
  for (const { page, went } of watched) {
    expect(went.length, went.join('\n')).toBeLessThanOrEqual(atMost);
    expect((await page.locator('body').innerText()).trim()).not.toBe('');
  }
}

afterEach(() => {
  watched.length = 0;
});

function studentNamed(portal: Portal, userName: string) {
  const found = portal.backend.students.find((one) => one.userName === userName);
  if (!found) throw new Error(`the school has no ${userName}`);
  return found;
}

async function tokenHeld(page: Page): Promise<string> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'authorizationToken');
  if (!cookie) throw new Error('no token is held');
  return cookie.value;
}

/** A page of the main app that the school does not play. */
async function standIn(page: Page, path: string, heading: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Main app</title><h1>${heading}</h1>` }),
  );
}

describe('a gate leads to the main app, before any screen (000 §2.4)', () => {
  const named = GATES.map((one) => ({
    ...one,
    name: `${one.who}${one.account ? ` with ${Object.keys(one.account).join(', ')}` : ''}`,
  }));

  async function arrives(portal: Portal, page: Page, one: GateCase): Promise<void> {
    const token = encodeURIComponent(decodeURIComponent(await tokenHeld(page)));
    await page.getByRole('heading', { name: one.page, exact: true }).waitFor();
    const address = one.address
      .replace('{portal}', portal.url)
      .replace('{token}', token)
      .replace('{here}', encodeURIComponent(portal.url + one.asksFor));
    expect(page.url()).toBe(address);
    await endsWell();
  }

  test.for(named)('$name asks for $asksFor: $page', async (one, { portal }) => {
    const student = studentNamed(portal, one.who);
    Object.assign(student.account, one.account);
    student.session = { ...student.session, ...one.session };
    const page = watch(await portal.openSignedIn(one.who));
    await page.goto(one.asksFor);
    await arrives(portal, page, one);
  });

  test('after signing in as well, with the address that was asked for first', async ({ portal }) => {
    const page = watch(await portal.open());
    await page.goto('/MyCourseList?from=mail');
    await page.waitForURL('**/Login');
    await signInAs(page, 'tim');
    await page.getByRole('heading', { name: 'TimeZoneChecker' }).waitFor();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(`${portal.url}/MyCourseList?from=mail`);
    await endsWell();
  });

  test('and the way is free when the student comes back with it done', async ({ portal }) => {
    const page = watch(await portal.openSignedIn('tim'));
    await page.goto('/MyCourseList');
    await page.getByRole('heading', { name: 'TimeZoneChecker' }).waitFor();
    studentNamed(portal, 'tim').account.IsTimezoneSet = true;
    await page.goto(new URL(page.url()).searchParams.get('returnUrl') ?? '');
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
    await endsWell();
  });

  test.for(['//evil.example/', 'javascript:document.title="x"', ''])(
    'is skipped when the bump page is at %j',
    async (BumpPageUrl, { portal }) => {
      studentNamed(portal, 'bea').session = { ShowCelpipBumpPage: true, BumpPageUrl };
      const page = watch(await portal.openSignedIn('bea'));
      await page.goto('/');
      await page.getByRole('heading', { name: 'Welcome back, Bea' }).waitFor();
      await endsWell();
    },
  );
});

describe('an archived student (000 §2.3)', () => {
  const closedBefore = { remembered: { ShowInfoModal: 'false' } };

  test('who asks for the dashboard comes to add/buy, and is told once', async ({ portal }) => {
    const page = watch(await portal.openSignedIn('ana'));
    await page.goto('/');
    await page.waitForURL('**/AddBuyCourse');
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await remembered(page, 'ShowInfoModal')).toBe('false');
    await page.reload();
    await page.getByRole('heading', { name: 'Add or buy a course' }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await endsWell();
  });

  test('is not told by the dashboard once they know', async ({ portal }) => {
    const page = watch(await portal.openSignedIn('ana', closedBefore));
    await page.goto('/');
    await page.waitForURL('**/AddBuyCourse');
    await page.getByRole('heading', { name: 'Add or buy a course' }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await endsWell();
  });

  test.for(CLOSED_TO_ARCHIVED)('who types %s comes to add/buy and is told why', async (wanted, { portal }) => {
    const page = watch(await portal.openSignedIn('ana', closedBefore));
    await page.goto(wanted);
    await page.waitForURL(`${portal.url}/AddBuyCourse`);
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: 'Add or buy a course' }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await endsWell();
  });

  test.for(OPEN_TO_ARCHIVED)('may open %s', async ([wanted, heading], { portal }) => {
    const page = watch(await portal.openSignedIn('ana', closedBefore));
    await page.goto(wanted);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(pathOf(page)).toBe(wanted);
    expect(await dialog(page).count()).toBe(0);
    await endsWell();
  });

  test('who presses a closed entry stays where they are and is told why', async ({ portal }) => {
    const page = watch(await portal.openSignedIn('ana', closedBefore));
    await page.goto('/Profile');
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
    await endsWell();
  });

  test('finds add/buy behind the logo, and no entry for packages', async ({ portal }) => {
    const page = watch(await portal.openSignedIn('ana', { ...closedBefore, viewport: { width: 1280, height: 800 } }));
    await page.goto('/Profile');
    const logo = page.locator('a[aria-label][href="/AddBuyCourse"]:visible');
    await logo.first().click();
    await page.waitForURL('**/AddBuyCourse');
    expect(await page.getByRole('link', { name: 'My packages' }).count()).toBe(0);
    await endsWell();
  });
});

describe('a student who is refused (contract 1.5)', () => {
  test.for(REFUSED)('$who, by a token in the address, reads why on $path', async ({ who, path, words }, { portal }) => {
    const page = watch(await portal.open());
    await page.goto(`/ProceedLogin/enter-${who}`);
    await page.waitForURL(`**${path}`);
    await page.getByText(words).waitFor();
    expect(await cookieNames(page)).toEqual([]);
    await endsWell();
  });

  test.for(['by password', 'by the token that is held'])(
    'for want of activation is sent to the page that says so, %s',
    async (how, { portal }) => {
      portal.allow(/status of 401/);
      const page = watch(how === 'by password' ? await portal.open() : await portal.openSignedIn('noa'));
      await standIn(page, '/ActivationError', 'Activate first');
      await page.goto('/Login');
      if (how === 'by password') await signInAs(page, 'noa');
      await page.getByRole('heading', { name: 'Activate first' }).waitFor();
      expect(page.url()).toBe(`${portal.url}/ActivationError`);
      expect(await cookieNames(page)).toEqual([]);
      expect(portal.backend.tokens.size).toBe(0);
      await endsWell();
    },
  );

  test('because they belong to the sibling product is sent there', async ({ portal }) => {
    const page = watch(await portal.open());
    await page.route('**/config.json', (route) => route.fulfill({ json: { siblingAppUrl: `${portal.url}/Sibling` } }));
    await standIn(page, '/Sibling', 'The sibling product');
    await page.goto('/Login');
    await signInAs(page, 'eli');
    await page.getByRole('heading', { name: 'The sibling product' }).waitFor();
    expect(await cookieNames(page)).toEqual([]);
    await endsWell();
  });

  test('by an answer that only names an address goes there', async ({ portal }) => {
    const page = watch(await portal.open());
    await page.route('**/api/Account/Login', (route) =>
      route.fulfill({ json: { IsSuccess: true, Value: { RedirectUrl: '/Registration', AccountInformation: null } } }),
    );
    await page.goto('/Login');
    await signInAs(page, 'mei');
    await page.getByRole('heading', { name: 'Registration' }).waitFor();
    await endsWell();
  });
});

describe('/ProceedLogin (000 §2.1, §4)', () => {
  test('signs in with the token, which is seen nowhere else', async ({ portal }) => {
    const page = watch(await portal.open({ remembered: { selectedLanguage: 'zh' } }));
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const login = await hold(page, '**/api/Account/LoginUsingToken');
    await page.goto('/ProceedLogin/enter-mei');
    await expect.poll(() => portal.count('Account/LoginUsingToken')).toBe(1);
    // Out of the address bar before anybody is signed in.
    expect(page.url()).toBe(`${portal.url}/ProceedLogin`);
    login.open();
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    expect(page.url()).toBe(`${portal.url}/`);
    expect(portal.calls.filter(({ path }) => path === 'Account/LoginUsingToken')).toEqual([
      { path: 'Account/LoginUsingToken', body: { Token: 'enter-mei' } },
    ]);
    // Where it could have gone: the page, what it keeps, what it printed, and every request but its own two.
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
      expect(request.url() + (request.postData() ?? '')).not.toContain('enter-mei');
    }
    await endsWell();
  });

  test('sends the token to nobody as the page one came from', async ({ portal }) => {
    const page = watch(await portal.open());
    const told: Promise<string>[] = [];
    const listen = (request: Request) => {
      if (!request.isNavigationRequest())
        told.push(
          request.allHeaders().then((headers) => `${new URL(request.url()).pathname}: ${headers['referer'] ?? ''}`),
        );
    };
    page.on('request', listen);
    await page.goto('/ProceedLogin/enter-mei');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    // The dashboard goes on asking; nobody would wait for those.
    page.off('request', listen);
    expect((await Promise.all(told)).filter((one) => one.includes('enter-mei'))).toEqual([]);
  });

  test('forces English, also for who had chosen Chinese', async ({ portal }) => {
    const page = watch(await portal.open({ remembered: { selectedLanguage: 'zh' } }));
    await page.goto('/ProceedLogin/enter-mei');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    expect(await remembered(page, 'selectedLanguage')).toBe('en');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    await endsWell();
  });

  test('marks the session, and every later call carries the second token, also after a reload', async ({ portal }) => {
    const page = watch(await portal.open());
    const jwt = `jwt-${studentNamed(portal, 'mei').account.UserId}`;
    const sent = new Map<string, string | undefined>();
    page.on('request', (request) => {
      const path = /\/api\/(.+?)(\?|$)/.exec(request.url())?.[1];
      if (path) sent.set(path, request.headers()['x-jwt-token']);
    });
    await page.goto('/ProceedLogin/enter-mei');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
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
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
    expect([sent.get('Account/CheckAuth'), sent.get('Course/PagedStudentCourse')]).toEqual([jwt, jwt]);
    expect(await cookieNames(page)).toContain('isTokenLogin');
    await endsWell();
  });

  test('with a token that is not good says so at sign-in', async ({ portal }) => {
    const page = watch(await portal.open());
    await page.goto('/ProceedLogin/enter-nobody');
    await page.waitForURL('**/Login');
    await page.getByText('This link is not valid any more.').waitFor();
    expect(await cookieNames(page)).toEqual([]);
    await endsWell();
  });

  test.for(['/ProceedLogin', '/proceedlogin/'])('%s, without a token, leads to sign-in', async (wanted, { portal }) => {
    const page = watch(await portal.open());
    await page.goto(wanted);
    await page.waitForURL('**/Login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(portal.count('Account/LoginUsingToken')).toBe(0);
    await endsWell();
  });

  test('with a token that is no text leads to sign-in, not to an empty page', async ({ portal }) => {
    const page = watch(await portal.open());
    const html = await page.request.get('/').then((answer) => answer.text());
    await page.route('**/ProceedLogin/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/ProceedLogin/%E0%A4%A');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await endsWell();
  });

  test.for(['HTTP 500', 'HTTP 401'])('that meets %s leaves the waiting page', async (how, { portal }) => {
    portal.allow(/Failed to load resource/);
    const status = how === 'HTTP 500' ? 500 : 401;
    portal.backend.faults.fail('Account/LoginUsingToken', { kind: 'status', status });
    const page = watch(await portal.open());
    await page.goto('/ProceedLogin/enter-mei');
    await page.waitForURL(/\/(Error|Login)$/);
    await endsWell();
  });

  test('of an archived student ends at add/buy', async ({ portal }) => {
    const page = watch(await portal.open());
    await page.goto('/ProceedLogin/enter-ana');
    await page.waitForURL('**/AddBuyCourse');
    await dialog(page).waitFor();
    await endsWell();
  });

  test('takes the place of the student who is signed in, and shows nothing of them', async ({ portal }) => {
    const page = watch(await portal.openSignedIn('ana', { remembered: { ShowInfoModal: 'false' } }));
    await page.goto('/ProceedLogin/enter-mei');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    expect(pathOf(page)).toBe('/');
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
    await endsWell();
  });
});

describe('/SingleLogout (contract 4.2)', () => {
  test.for([
    { to: 'the main app', returnUrl: '{portal}/Registration', heading: 'Registration' },
    { to: 'an allowed origin', returnUrl: 'https://partner.example/back?a=1', heading: 'Partner' },
  ])('ends the session and goes back to $to', async ({ returnUrl, heading }, { portal }) => {
    const page = watch(await portal.openSignedIn('mei', { remembered: { lastPath: '/Help', ShowInfoModal: 'false' } }));
    portal.allowOrigin('https://partner.example');
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { allowedFrameOrigins: ['https://partner.example'] } }),
    );
    await page.route('https://partner.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Partner</h1>' }),
    );
    const address = returnUrl.replace('{portal}', portal.url);
    await page.goto(`/SingleLogout?returnUrl=${encodeURIComponent(address)}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(page.url()).toBe(address);
    expect(await cookieNames(page)).toEqual([]);
    expect(portal.count('Account/Logout')).toBe(1);
    expect(portal.backend.tokens.size).toBe(0);
    await endsWell();
  });

  test.for(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', ''])(
    'is not used to lead to %j: sign-in, and nothing is kept',
    async (returnUrl, { portal }) => {
      const page = watch(await portal.openSignedIn('mei', { remembered: { lastPath: '/Help' } }));
      await page.goto(`/SingleLogout?returnUrl=${encodeURIComponent(returnUrl)}`);
      await page.waitForURL('**/Login');
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      expect(await cookieNames(page)).toEqual([]);
      expect(await remembered(page, 'lastPath')).toBeNull();
      expect(portal.backend.tokens.size).toBe(0);
      await endsWell();
    },
  );

  test('without a session calls nobody', async ({ portal }) => {
    const page = watch(await portal.open());
    await page.goto('/SingleLogout');
    await page.waitForURL('**/Login');
    expect(portal.count('Account/Logout')).toBe(0);
    await endsWell();
  });
});

describe('two tabs', () => {
  async function twoTabs(portal: Portal): Promise<{ first: Page; second: Page }> {
    const first = watch(await portal.openSignedIn());
    const context: BrowserContext = first.context();
    const second = watch(await context.newPage());
    await Promise.all([first.goto('/Profile'), second.goto('/Help')]);
    await first.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    await second.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
    // What the pages ask for by themselves has been answered: from here on only the journey acts.
    await Promise.all([first.waitForLoadState('networkidle'), second.waitForLoadState('networkidle')]);
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
    await endsWell();
  });

  test('are signed out together when the session is found dead', async ({ portal }) => {
    portal.allow(/status of 401/);
    const { first, second } = await twoTabs(portal);
    portal.backend.tokens.clear();
    await first.getByRole('link', { name: 'Courses' }).click();
    await Promise.all([first.waitForURL('**/Login'), second.waitForURL('**/Login')]);
    for (const page of [first, second]) await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await cookieNames(first)).toEqual([]);
    await endsWell();
  });
});

describe('without a connection', () => {
  test('the page says so, and catches up by itself when it is back', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'rejected', messages: ['Not now.'] });
    const page = watch(await portal.openSignedIn());
    await page.goto('/');
    await page.getByRole('main').getByText('Not now.').waitFor();
    // What is still on its way when the connection goes leads to the error page.
    await page.waitForLoadState('networkidle');
    const notice = page.getByRole('main').getByText('You’re offline', { exact: true });
    expect(await notice.count()).toBe(0);
    await page.context().setOffline(true);
    await notice.waitFor();
    portal.backend.faults.clear();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
    expect(await page.getByText('Not now.').count()).toBe(0);
    await endsWell();
  });

  test('a page that fails for want of it says so and leads on, once it is back', async ({ portal }) => {
    portal.allow(/Failed to load resource/);
    const page = watch(await portal.openSignedIn());
    await page.goto('/Profile');
    // The code of the page is there; only the answer will be missing.
    await page.getByRole('link', { name: 'Courses' }).hover();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Courses' }).click();
    await page.waitForURL('**/Error');
    await page.getByRole('heading', { name: 'Error' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
    await endsWell();
  });
});

describe('a new token is asked for (000 §9)', () => {
  test('reloads once after three seconds; a second request signs out and never reloads', async ({ portal }) => {
    studentNamed(portal, 'mei').session = { RequireNewToken: true, AccountInformation: null };
    const page = watch(await portal.openSignedIn('mei', { remembered: { lastPath: '/Help', selectedLanguage: 'en' } }));
    await page.clock.install();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto('/');
    await expect.poll(() => remembered(page, 'hasReload')).toBe('true');
    expect(await remembered(page, 'lastPath')).toBeNull();
    expect(await cookieNames(page)).not.toContain('authorizationToken');
    expect(loads).toBe(1);
    await page.clock.fastForward(3000);
    await page.waitForURL('**/Login');
    expect(loads).toBe(2);
    await signInAs(page, 'mei');
    await page.getByRole('alert').waitFor();
    await page.clock.fastForward(10_000);
    expect(loads).toBe(2);
    expect(pathOf(page)).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
    // The loop is over for good: who is let in stays.
    studentNamed(portal, 'mei').session = {};
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    expect(await remembered(page, 'hasReload')).toBeNull();
    await page.clock.fastForward(10_000);
    expect(loads).toBe(2);
    await endsWell();
  });
});
