import { PASSWORD } from '@portal/mocks/personas';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { cookieNames, hold, openMore, remembered, signInAs, test, withoutCode } from './portal.ts';

/** The courses of the dashboard: other parts of it have a Show more of their own. */
const myCourses = (page: Page) => page.getByRole('region', { name: 'My courses' });

const WELCOME = { name: 'Welcome back, Mei' };

describe('signing in', () => {
  test('the button is disabled until both fields hold something', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    const button = page.getByRole('button', { name: 'Sign in' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.getByLabel('User name or email').fill('mei');
    expect(await button.isDisabled()).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill('x');
    await expect.poll(() => button.isEnabled()).toBe(true);
    await page.getByLabel('User name or email').fill('   ');
    await expect.poll(() => button.isDisabled()).toBe(true);
  });

  test('Enter with an empty field moves focus there and sends nothing; Enter with both signs in', async ({
    portal,
  }) => {
    const page = await portal.open();
    await page.goto('/Login');
    const userName = page.getByLabel('User name or email');
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('link', { name: 'Sign up' }).waitFor();
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
    await page.getByRole('heading', WELCOME).waitFor();
    expect(portal.calls.find(({ path }) => path === 'Account/Login')?.body).toEqual({
      UserName: 'mei@example.com',
      Password: PASSWORD,
    });
  });

  test('a wrong password shows the server’s words and keeps what was typed', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, 'mei', 'wrong');
    await page.getByRole('alert').getByText('The user name or password is incorrect.').waitFor();
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('wrong');
    expect(new URL(page.url()).pathname).toBe('/Login');
    expect(await cookieNames(page)).toEqual([]);
  });

  test('the links lead to password help and to the main app’s registration for phones', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    const address = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    await expect.poll(() => address('Forgot password?')).toBe('/ForgotPassword');
    await expect.poll(() => address('Sign up')).toMatch(/\/Registration\?isMobile=true$/);
  });
});

describe('the dashboard', () => {
  test('greets by first name and shows three courses; Show more and less move focus along', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await page.getByRole('heading', WELCOME).waitFor();
    const tiles = page.getByRole('main').getByRole('article');
    await expect.poll(() => tiles.count()).toBe(3);
    await myCourses(page).getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => tiles.count()).toBe(8);
    const fourth = tiles.nth(3).getByRole('link');
    await expect.poll(() => fourth.evaluate((link) => link === document.activeElement)).toBe(true);
    await myCourses(page).getByRole('button', { name: 'Show less' }).click();
    await expect.poll(() => tiles.count()).toBe(3);
    const toggle = myCourses(page).getByRole('button', { name: 'Show more' });
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('opening more courses moves focus forward although the next course cannot be opened', async ({ portal }) => {
    // Without its fourth course, the first one behind Show more is under maintenance and has no link.
    const mei = portal.backend.students.find(({ userName }) => userName === 'mei');
    mei?.courses.splice(3, 1);
    const page = await portal.openSignedIn();
    await page.goto('/');
    await myCourses(page).getByRole('button', { name: 'Show more' }).click();
    const tiles = page.getByRole('main').getByRole('article');
    await expect.poll(() => tiles.count()).toBe(7);
    await tiles.nth(3).getByText('Under maintenance').waitFor();
    const position = () =>
      page.evaluate(() => document.activeElement?.closest('li')?.matches('ul > :nth-child(n + 4)'));
    await expect.poll(position).toBe(true);
  });

  test('a long description is cut; Read more shows all of it, Read less cuts it again', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    const tile = page.getByRole('article').filter({ hasText: 'PTE Academic in 6 weeks' });
    await tile.getByRole('button', { name: 'Read more, PTE Academic in 6 weeks' }).click();
    await tile.getByText('after every task you submit.').waitFor();
    await tile.getByRole('button', { name: 'Read less, PTE Academic in 6 weeks' }).click();
    await expect.poll(() => tile.getByText('after every task you submit.').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('a student without courses is told where courses come from', async ({ portal }) => {
    const page = await portal.openSignedIn('sam');
    await page.goto('/');
    await page.getByRole('heading', { name: 'No active course' }).waitFor();
    await page.getByRole('link', { name: 'See packages' }).click();
    await page.waitForURL('**/AddBuyCourse');
  });

  test('of sixty courses fifty are shown, and a link leads to the list', async ({ portal }) => {
    const page = await portal.openSignedIn('max');
    await page.goto('/');
    await myCourses(page).getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(50);
    await page.getByRole('link', { name: 'See all 60 courses' }).click();
    await page.waitForURL('**/MyCourseList');
  });
});

test('the course list shows each status, opens what may be opened, and the arrow leads back', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page.goto('/');
  await page.getByRole('link', { name: 'See all' }).click();
  await page.waitForURL('**/MyCourseList');
  await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();
  const course = (name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  const standings = {
    'PTE Academic in 6 weeks': 'In progress',
    'IELTS Academic: Writing Task 2': 'Not started',
    'PTE diagnostic test': 'Completed',
    'PTE Core: summarise spoken text': 'Under maintenance',
    'IELTS General: letters': 'Package expired',
    'PTE Academic 2024': 'Archived',
  };
  for (const [name, standing] of Object.entries(standings))
    await course(name).getByText(standing, { exact: true }).waitFor();
  const opens = (name: string) => course(name).getByRole('link', { name }).getAttribute('href');
  expect(await opens('PTE Academic in 6 weeks')).toBe('/mycourse/101');
  expect(await opens('PTE diagnostic test')).toBe('/diagnostictest/301');
  expect(await course('PTE Core: summarise spoken text').getByRole('link').count()).toBe(0);
  expect(await course('PTE Academic 2024').getByRole('link').count()).toBe(0);
  expect(await course('IELTS General: letters').getByRole('link').getAttribute('href')).toBe('/MyPackages');
  // The list is what the dashboard had already asked for.
  expect(portal.count('Course/PagedStudentCourse')).toBe(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', WELCOME).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the arrow of a page that was opened directly leads to the dashboard', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page.goto('/MyCourseList');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', WELCOME).waitFor();
});

test('from a diagnostic test the arrow leads to the assessments, and from there to the dashboard', async ({
  portal,
}) => {
  const page = await portal.openSignedIn();
  await page.goto('/MyCourseList');
  await page.getByRole('link', { name: 'PTE diagnostic test' }).click();
  await page.waitForURL('**/diagnostictest/301');
  await page.getByRole('heading', { name: 'PTE diagnostic test', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForURL('**/MyAssessmentList');
  // The address changes before the page does: focus tells when it has.
  await page.locator('h1:focus').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('heading', WELCOME).waitFor();
});

describe('the menu', () => {
  test('three entries stand in the bar, the rest and Log out behind More, which becomes Less', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Live classes' }).waitFor();
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Dashboard', 'Courses', 'Live classes']);
    await openMore(page);
    const all = ['Videos', 'Assessments', 'Meetings', 'Events', 'Enrollment', 'Help', 'Profile'];
    expect((await menu.getByRole('link').allInnerTexts()).slice(3)).toEqual(all);
    await menu.getByRole('button', { name: 'Log out' }).waitFor();
    await menu.getByRole('button', { name: 'Less' }).click();
    await expect.poll(() => menu.getByRole('button', { name: 'Log out' }).count()).toBe(0);
  });

  test('Meetings lead to the appointments', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await openMore(page);
    await page.getByRole('link', { name: 'Meetings' }).click();
    await page.waitForURL('**/Appointments');
    await expect.poll(() => page.getByRole('button', { name: 'Log out' }).count()).toBe(0);
  });
});

describe('the language', () => {
  test('Chinese is remembered, and after a reload not one English word is painted', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await page.goto('/');
    await page.getByRole('heading', WELCOME).waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    await page.getByRole('heading', { name: '欢迎回来，Mei' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await remembered(page, 'selectedLanguage')).toBe('zh');

    // Everything the page ever says from now on.
    await page.addInitScript(() => {
      const said = new Set<string>();
      const listen = () => said.add(document.querySelector('#root')?.textContent ?? '');
      new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
      Object.assign(window, { said });
    });
    await page.reload();
    await page.getByRole('heading', { name: '欢迎回来，Mei' }).waitFor();
    const said = await page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
    expect(said.filter((words) => /Welcome|My courses|Student portal|Log out|More/.test(words))).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  test('the page that stands in until the code is there is Chinese', async ({ portal }) => {
    const page = await portal.open({ remembered: { selectedLanguage: 'zh' } });
    await withoutCode(portal, page);
    await page.goto('/Login');
    await page.getByRole('heading', { name: '欢迎回来' }).waitFor();
    await page.getByLabel('用户名或邮箱').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  test('the old words stay when the new ones cannot be fetched', async ({ portal }) => {
    const page = await portal.openSignedIn();
    portal.allow(/Failed to load resource: net::ERR_FAILED/);
    await page.goto('/');
    await page.getByRole('heading', WELCOME).waitFor();
    const { promise: refused, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/core\.zh/, async (route) => {
      await route.abort();
      resolve();
    });
    await page.getByRole('combobox', { name: 'Language' }).selectOption('zh');
    await refused;
    await page.getByRole('main').locator('a[href="/MyCourseList"]').click();
    await page.waitForURL('**/MyCourseList');
    await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await remembered(page, 'selectedLanguage')).toBe(null);
  });
});

test('dark and violet are painted at once, and after a reload before any code is there', async ({ portal }) => {
  const page = await portal.openSignedIn();
  await page.goto('/');
  await openMore(page);
  await page.getByRole('button', { name: 'Display' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display' });
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await dialog.getByRole('radio', { name: 'Violet' }).check();
  const look = () => page.locator('html').evaluate(({ dataset }) => [dataset['appearance'], dataset['scheme']]);
  await expect.poll(look).toEqual(['dark', 'PURPLE']);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => dialog.count()).toBe(0);

  await withoutCode(portal, page);
  await page.reload();
  expect(await look()).toEqual(['dark', 'PURPLE']);
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
});

test('the school’s own colours are painted when nothing else was chosen', async ({ portal }) => {
  portal.backend.colorScheme = 'Orange';
  const page = await portal.openSignedIn();
  await page.goto('/');
  await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('ORANGE');
});

describe('logging out', () => {
  test('ends the session here and at the school, and Back does not show the dashboard again', async ({ portal }) => {
    const page = await portal.open();
    await page.goto('/Login');
    await signInAs(page, 'mei');
    await page.getByRole('heading', WELCOME).waitFor();
    const token = (await page.context().cookies()).find(({ name }) => name === 'authorizationToken')?.value ?? '';
    expect(portal.backend.tokens.has(decodeURIComponent(token))).toBe(true);
    await page.getByRole('link', { name: 'See all' }).click();
    await page.getByRole('heading', { name: 'Courses', level: 1 }).waitFor();

    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/Login');
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
    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/Login');
    const courses = await hold(page, '**/api/Course/PagedStudentCourse');
    await signInAs(page, 'quin');
    await page.getByRole('heading', { name: 'Welcome back, Quin' }).waitFor();
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
    await page.getByRole('heading', WELCOME).waitFor();
    portal.backend.faults.fail('Account/Logout', { kind: 'status', status: 500 });
    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/Login');
    expect(await cookieNames(page)).toEqual([]);
  });
});
