import { studentScreens } from '@portal/domain/screens';
import { PASSWORD } from '@portal/mocks/personas';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { exampleAddress } from './addresses.ts';
import { CODE, cookieNames, hold, openExpiring, openMore, remembered, signInAs, test, type Portal } from './portal.ts';

/** Every address behind sign-in (000 §2.2), with a query, which must survive too. */
const BEHIND_SIGN_IN = studentScreens.map((id) => `${exampleAddress(id)}?from=mail`);

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

describe('a visitor without a session', () => {
  test.for(BEHIND_SIGN_IN)('who asks for %s signs in first and then arrives there', async (wanted, { portal }) => {
    const page = await portal.open();
    await page.goto(wanted);
    await page.waitForURL('**/Login');
    await signInAs(page, 'mei');
    await page.waitForURL(`${portal.url}${wanted}`);
    await page.getByRole('main').waitFor();
    expect(await page.getByRole('heading', { name: 'Page not found' }).count()).toBe(0);
  });

  test('makes no call that checks a session', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign up' }).waitFor();
    expect(portal.count('Account/CheckAuth')).toBe(0);
  });
});

describe('a student with a session who asks for the sign-in page', () => {
  test('goes to the last page they were on', async ({ portal }) => {
    const page = await portal.openSignedIn('mei', { remembered: { lastPath: '/MyCourseList?from=mail' } });
    await page.goto('/Login');
    await page.waitForURL('**/MyCourseList?from=mail');
  });

  test('goes to the dashboard when no page is remembered', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/Login');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    expect(pathOf(page.url())).toBe('/');
  });

  test.for(['//evil.example/', '/\\evil.example/', 'https://evil.example/'])(
    'is not led out of the portal by %s',
    async (lastPath, { portal }) => {
      const page = await portal.openSignedIn('mei', { remembered: { lastPath } });
      await page.goto('/Login');
      await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
      expect(page.url()).toBe(`${portal.url}/`);
    },
  );

  test('goes to add/buy when archived, whatever is remembered', async ({ portal }) => {
    const page = await portal.openSignedIn('ana', { remembered: { lastPath: '/MyCourseList' } });
    await page.goto('/Login');
    await page.waitForURL('**/AddBuyCourse');
  });
});

test('an archived student who signs in arrives at add/buy', async ({ portal }) => {
  const page = await portal.open();
  await page.goto('/Login');
  await signInAs(page, 'ana');
  await page.waitForURL('**/AddBuyCourse');
});

describe('an expired token', () => {
  test.for([
    { language: 'en', words: 'User login has expired' },
    { language: 'zh', words: '登录已过期' },
  ])('leads to sign-in, which says so ($language)', async ({ language, words }, { portal }) => {
    portal.allow(/status of 401/);
    const page = await portal.openSignedIn('mei', { remembered: { selectedLanguage: language } });
    portal.backend.tokens.clear();
    await page.goto('/MyCourseList');
    await page.waitForURL('**/Login');
    await page.getByText(words, { exact: true }).waitFor();
    expect(await cookieNames(page)).toEqual([]);
    expect(await remembered(page, 'lastPath')).toBe('/MyCourseList');
  });

  test('that shows in the middle of a visit leads there too, and back after signing in', async ({ portal }) => {
    const page = await openExpiring(portal);
    expect(await cookieNames(page)).toEqual([]);
    await signInAs(page, 'mei');
    await page.waitForURL('**/MyCourseList');
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(8);
  });
});

describe('a student who is refused', () => {
  test.for([
    { who: 'sue', path: '/UnauthorizedInactiveUser', words: 'Your account is suspended.' },
    { who: 'ines', path: '/UnauthorizedIntegration', words: 'This account belongs to a partner of ours.' },
  ])('$who reads why on $path and can get back to sign-in', async ({ who, path, words }, { portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, who);
    await page.waitForURL(`**${path}`);
    await page.getByText(words).waitFor();
    expect(await cookieNames(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await page.waitForURL('**/Login');
    await signInAs(page, 'mei');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  });

  test('is told so as well when the session that is held is refused at start-up', async ({ portal }) => {
    const page = await portal.openSignedIn('sue');
    await page.goto('/MyCourseList');
    await page.waitForURL('**/UnauthorizedInactiveUser');
    await page.getByText('Your account is suspended.').waitFor();
    expect(await cookieNames(page)).toEqual([]);
  });
});

describe('the cookies', () => {
  test('are those of the contract after signing in: path /, Lax, gone with the browser', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, 'mei');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
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

  test('hold the second token and the mark of the bump page when the school sends them', async ({ portal }) => {
    const bea = portal.backend.students.find(({ userName }) => userName === 'bea');
    if (!bea) throw new Error('the school has no bea');
    bea.session = { AuthorizationJwtToken: 'jwt; with = signs' };
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, 'bea');
    await page.getByRole('heading', { name: 'Welcome back, Bea' }).waitFor();
    const cookies = await page.context().cookies();
    const value = (name: string) => cookies.find((one) => one.name === name)?.value;
    expect(decodeURIComponent(value('jwtToken') ?? '')).toBe('jwt; with = signs');
    expect(value('IsShowBumpPage')).toBe('true');
    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/Login');
    expect(await cookieNames(page)).toEqual([]);
  });
});

describe('addresses', () => {
  test.for([
    ['/mycourselist', 'Courses'],
    ['/MYCOURSELIST', 'Courses'],
    ['/mycourse/101', 'PTE Academic in 6 weeks'],
    ['/diagnostictest/301', 'PTE diagnostic test'],
    ['/myassessment/101', 'PTE Academic in 6 weeks'],
    ['/TeacherMeeting', 'Meetings'],
    ['/teachermeeting', 'Meetings'],
    ['/addbuycourse', 'Add or buy a course'],
  ] as const)('%s resolves whatever its letter case', async ([path, heading], { portal }) => {
    const page = await portal.openSignedIn();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(pathOf(page.url())).toBe(path);
  });

  test('/login is the sign-in page', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/login');
    await signInAs(page, 'mei');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  });

  test('an unknown one says so, in or out of a session, and leads back', async ({ portal }) => {
    for (const page of [await portal.open(), await portal.openSignedIn()]) {
      await page.goto('/no/such/page');
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      expect(await page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    }
  });

  test('an unknown one never shows the sign-in page or a menu on the way', async ({ portal }) => {
    for (const page of [await portal.open(), await portal.openSignedIn()]) {
      const code = await hold(page, CODE);
      await page.goto('/no/such/page', { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await page.locator('#root form, #root nav').count()).toBe(0);
      code.open();
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    }
  });

  test('/Integration leads to the dashboard', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/Integration');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    expect(pathOf(page.url())).toBe('/');
  });
});

describe('at the wrong moment', () => {
  test('logging out while courses are loading ends at sign-in, and the late answer changes nothing', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn();
    const courses = await hold(page, '**/api/Course/PagedStudentCourse', { answered: true });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/Login');
    courses.open();
    await signInAs(page, 'quin');
    await page.getByRole('heading', { name: 'Welcome back, Quin' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(1);
  });

  test('logging out while the session is being checked again is final', async ({ portal }) => {
    portal.allow(/status of 401/);
    const page = await portal.openSignedIn();
    await page.goto('/Profile');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'status', status: 401 });
    const check = await hold(page, '**/api/Account/CheckAuth', { answered: true });
    const answered = page.waitForResponse('**/api/Account/CheckAuth');
    await page.getByRole('link', { name: 'Courses' }).click();
    await expect.poll(() => portal.count('Account/CheckAuth')).toBe(2);
    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/Login');
    check.open();
    await (await answered).finished();
    // One more call through the portal, so that the late answer has been dealt with.
    await signInAs(page, 'mei', 'wrong');
    await page.getByRole('alert').getByText('incorrect').waitFor();
    expect(pathOf(page.url())).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
  });

  test('a double click on Sign in signs in once', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const login = await hold(page, '**/api/Account/Login');
    await page.getByRole('button', { name: 'Sign in' }).dblclick();
    await expect.poll(() => portal.count('Account/Login')).toBe(1);
    login.open();
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    expect(portal.count('Account/Login')).toBe(1);
  });

  test('Enter twice signs in once', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await page.getByLabel('User name or email').fill('mei');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(PASSWORD);
    const login = await hold(page, '**/api/Account/Login');
    // Not one after the other: as fast as a key that bounces.
    await Promise.all([1, 2, 3].map(() => password.press('Enter')));
    await expect.poll(() => portal.count('Account/Login')).toBe(1);
    login.open();
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    expect(portal.count('Account/Login')).toBe(1);
  });
});

describe('before the code is there', () => {
  /** The portal's own sign-in page: its link knows where the main app is, the stand-in's does not. */
  const arrived = (page: Page, portal: Portal) =>
    page.locator(`a[href="${portal.url}/Registration?isMobile=true"]`).waitFor();

  test('the sign-in page is there and can be filled in', async ({ portal }) => {
    const page = await portal.open();
    const code = await hold(page, CODE);
    await page.goto('/Login', { waitUntil: 'commit' });
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    code.open();
    await arrived(page, portal);
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  });

  test('the dashboard’s frame is there', async ({ portal }) => {
    const page = await portal.openSignedIn();
    const code = await hold(page, CODE);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    code.open();
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  });

  test('the place of typing is kept, so that a word begun in the stand-in can be finished', async ({ portal }) => {
    const page = await portal.open();
    const code = await hold(page, /\/assets\/sign-in-/);
    await page.goto('/Login', { waitUntil: 'commit' });
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).click();
    await page.keyboard.type('study-');
    code.open();
    await arrived(page, portal);
    await page.keyboard.type('2026');
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  });

  test('what is typed while only the words are missing is kept too', async ({ portal }) => {
    const page = await portal.open();
    const words = await hold(page, /\/assets\/core\.en-/);
    const code = page.waitForResponse(/\/assets\/sign-in-/);
    await page.goto('/Login', { waitUntil: 'commit' });
    await (await code).finished();
    await page.getByLabel('User name or email').fill('mei');
    words.open();
    await arrived(page, portal);
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
  });

  test('Enter does not send the form, which would put the password into the address', async ({ portal }) => {
    const page = await portal.open();
    const code = await hold(page, /\/assets\/sign-in-/);
    await page.goto('/Login', { waitUntil: 'commit' });
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    code.open();
    await arrived(page, portal);
    expect(pathOf(page.url())).toBe('/Login');
  });

  test('a password typed then is forgotten once it was used', async ({ portal }) => {
    const page = await portal.open();
    const code = await hold(page, /\/assets\/sign-in-/);
    await page.goto('/Login', { waitUntil: 'commit' });
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    code.open();
    await arrived(page, portal);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/Login');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
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
  await page.getByRole('article').first().waitFor();
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
