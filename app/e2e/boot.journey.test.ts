import { PASSWORD } from '@portal/mocks/personas';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test, type Portal } from './portal.ts';
import { SCRIPTS, holdRequests, untilQuiet } from './requests.ts';
import { focused, logOut, waitForCourses, waitForPaint, waitForPanels } from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

describe('before the code is there', () => {
  /** Waits for the portal's own sign-in page: its link leads to the main app, the placeholder's does not. */
  const waitForSignIn = (page: Page, portal: Portal) =>
    page.locator(`a[href="${portal.url}/Registration?isMobile=true"]`).waitFor();

  test('the sign-in page is there: filled in on the way to another page, not sent by Enter, and forgotten once it was used', async ({
    portal,
  }) => {
    const page = await portal.open();
    const code = await holdRequests(page, SCRIPTS);
    await page.goto('/MyCourseList?from=mail', { waitUntil: 'commit' });
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    // Submitted by the browser, the form would put the password into the URL.
    await page.getByLabel('Password', { exact: true }).press('Enter');
    expect(page.url()).toBe(`${portal.url}/MyCourseList?from=mail`);
    code.open();
    await waitForSignIn(page, portal);
    expect(page.url()).toBe(`${portal.url}/Login`);
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${portal.url}/MyCourseList?from=mail`);
    await page.getByRole('article').first().waitFor();
    await logOut(page);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  });

  test('the dashboard is there: its frame, name, courses, school, menu and card, which stay where they are and are fetched once', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn('mei', { timeZone: 'Asia/Shanghai' });
    const code = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
    // The button does nothing yet.
    expect(await page.getByRole('button', { name: 'More', exact: true }).isDisabled()).toBe(true);
    const tiles = page.getByRole('main').getByRole('article');
    await expect.poll(() => tiles.count()).toBe(3);
    // The link leads to its course, although no code has loaded.
    expect(await tiles.first().getByRole('link').getAttribute('href')).toBe('/mycourse/101');
    const parts = {
      header: page.getByRole('banner'),
      menu: page.getByRole('navigation'),
      zone: page.getByRole('group', { name: 'Your device is in another time zone' }),
      card: page.getByRole('region', { name: 'Your progress' }),
      courses: page.getByRole('main').getByRole('list').first(),
    };
    // The responses that arrive last.
    await parts.card.getByRole('link', { name: 'Continue lessons' }).waitFor();
    await parts.header.getByRole('link', { name: 'Messages' }).waitFor();
    await parts.menu.getByRole('link', { name: 'Live classes' }).waitFor();
    await parts.zone.waitFor();
    const shown = async () =>
      Promise.all(
        Object.values(parts).map(async (part) => {
          const { x, y, width } = (await part.boundingBox()) ?? {};
          // Differences that are allowed: buttons are enabled once the code has loaded, and it has ids of its own.
          const says = (await part.ariaSnapshot()).replaceAll(/ \[disabled\]|#\w+/g, '');
          return { x, y, width, says };
        }),
      );
    // Lines break differently in the fallback typeface.
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const before = await shown();
    const texts = await tiles.allTextContents();
    code.open();
    await waitForCourses(page);
    expect(await tiles.allTextContents()).toEqual(texts);
    await expect.poll(shown).toEqual(before);
    // The last panel loads only when it is scrolled near, below the notice of the zone.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await waitForPanels(page);
    await untilQuiet(page);
    expect(portal.count('Course/PagedStudentCourse')).toBe(1);
    expect(portal.count('Course/GetCourseStudentProgress')).toBe(1);
    expect(portal.count('Message/IsHasUnreadMessage')).toBe(1);

    // Counts the prerendered style rules and those that styled-components inserts: none is inserted twice.
    const rules = await page.evaluate(() => {
      const count = (selector: string) =>
        [...document.querySelectorAll<HTMLStyleElement>(selector)].reduce(
          (sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0),
          0,
        );
      return { inPage: count('style:not([data-styled])'), inserted: count('style[data-styled]') };
    });
    expect(rules.inPage).toBeGreaterThan(300);
    expect(rules.inserted).toBeLessThan(60);
  });

  test('the course list has its courses, which stay where they are and are fetched once', async ({ portal }) => {
    const page = await portal.openSignedIn();
    const code = await holdRequests(page, SCRIPTS);
    await page.goto('/MyCourseList', { waitUntil: 'commit' });
    const items = page.getByRole('main').locator('ul > li');
    await items.getByRole('link').first().waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    /** The names of the courses that are shown, and where they are. */
    const shown = () =>
      items.evaluateAll((all) =>
        all.flatMap((item) => {
          const { top, height } = item.getBoundingClientRect();
          const link = item.querySelector('a');
          return link ? [{ name: link.textContent, href: link.getAttribute('href'), top, height }] : [];
        }),
      );
    const before = await shown();
    expect(before.length).toBeGreaterThan(2);
    code.open();
    await page.getByRole('button', { name: 'Back', disabled: false }).waitFor();
    await untilQuiet(page);
    expect(await shown()).toEqual(expect.arrayContaining(before));
    expect(portal.count('Course/PagedStudentCourse')).toBe(1);
  });

  test.for([
    { path: '/MyCourseList', title: 'Courses', entry: 'Courses' },
    { path: '/Lesson/101', title: 'Lessons', entry: 'Courses' },
    { path: '/MyAssessmentList', title: 'Assessments', entry: 'More' },
  ])(
    'the page at $path is there: its title, menu and skeleton, which stay where they are',
    async ({ path, title, entry }, { portal }) => {
      const page = await portal.openSignedIn();
      const code = await holdRequests(page, SCRIPTS);
      const data = await holdRequests(page, /\/api\/(Course|Progress)\//);
      await page.goto(path, { waitUntil: 'commit' });
      const current = page.getByRole('navigation').locator('[aria-current=page], [aria-current=true]');
      await current.waitFor();
      expect(await current.textContent()).toBe(entry);
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.textContent()).toBe(title);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const boxes = () =>
        page
          .locator('h1, main [aria-hidden] span:empty')
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      const before = await boxes();
      expect(before.length).toBeGreaterThan(5);
      code.open();
      // The portal's own button is enabled.
      await page.getByRole('button', { name: 'Back', disabled: false }).waitFor();
      await expect.poll(boxes).toEqual(before);
      expect(await heading.textContent()).toBe(title);
      data.open();
    },
  );

  test.for([
    '/LiveClassList',
    '/Event',
    '/Message',
    '/Appointments',
    '/BookedMeetings',
    '/Profile',
    '/MyPackages',
    '/HelpDashboard',
    '/MyAssessment/101',
  ])(
    'what loads at %s stays where its placeholder has it while words take the place of grey boxes',
    async (path, { portal }) => {
      const page = await portal.openSignedIn();
      const code = await holdRequests(page, SCRIPTS);
      await holdRequests(page, /\/api\/(?!Account\/|Setting)/);
      await page.goto(path, { waitUntil: 'commit' });
      /** Top, left, width and height of all grey boxes but those in a row of tabs, whose words are as wide as they are. */
      const boxes = () =>
        page.locator('main [aria-hidden] span:empty:not([role=tablist] *)').evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            // React may still hide a part whose code has just arrived.
            .filter(({ width }) => width > 0)
            .map(({ top, left, width, height }) => [top, left, width, height]),
        );
      await expect.poll(async () => (await boxes()).length).toBeGreaterThan(10);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      const before = await boxes();
      code.open();
      await page.getByRole('button', { name: 'Back', disabled: false }).waitFor();
      const end = Math.max(...before.map(([top = 0]) => top));
      // Below it there may be more.
      const after = (await boxes()).filter(([top = 0]) => top <= end);
      expect(after.length).toBeGreaterThan(8);
      expect(before).toEqual(expect.arrayContaining(after));
    },
  );

  test('the notifications take the place of their placeholder', async ({ portal }) => {
    const page = await portal.openSignedIn();
    const code = await holdRequests(page, SCRIPTS);
    await page.goto('/Notification', { waitUntil: 'commit' });
    const placeholder = await page.locator('main [aria-hidden] > *').boundingBox();
    code.open();
    const frame = page.locator('iframe');
    await frame.waitFor();
    expect(placeholder).toEqual(await page.locator('main :has(> iframe)').boundingBox());
  });

  test.for([
    ['/Message?compose=new', 'Messages'],
    ['/TeacherMeeting/101?type=61', 'Teacher meetings'],
  ])(
    '%s, which opens something else than the list, has no placeholder of the list',
    async ([path, title], { portal }) => {
      const page = await portal.openSignedIn();
      const code = await holdRequests(page, SCRIPTS);
      await page.goto(path ?? '', { waitUntil: 'commit' });
      await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      expect(await page.locator('main [aria-hidden] span:empty').count()).toBe(0);
      code.open();
    },
  );

  test.for<[string, number]>([
    ['/MyAssessmentList', 768],
    ['/Help', 768],
    ['/AddBuyCourse', 768],
    ['/AddBuyCourse', 390],
  ])(
    'the placeholder of %s, %i px wide, keeps the place of what is above the cards',
    async ([path, width], { portal }) => {
      const page = await portal.openSignedIn('mei', { viewport: { width, height: 1024 } });
      const code = await holdRequests(page, SCRIPTS);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByRole('main').locator('span:empty').first().waitFor();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      /** Returns the top of the icon in the first card. */
      const top = () =>
        page.getByRole('main').evaluate((main) => {
          const boxes = [...main.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
          return boxes.find(({ width, height }) => width === 48 && height === 48)?.top;
        });
      const before = await top();
      expect(before).toBeGreaterThan(0);
      code.open();
      await page.getByRole('main').locator('article, a[target]').first().waitFor();
      expect(await top()).toBe(before);
    },
  );

  test.for([
    { path: '/ForgotPassword', title: 'Forgot your password?', boxes: 2 },
    { path: '/ForgotPassword/ResetPassword/token', title: 'Choose a new password', boxes: 5 },
  ])(
    'the page at $path is there: its title and form stay where they are',
    async ({ path, title, boxes }, { portal }) => {
      const page = await portal.open();
      const code = await holdRequests(page, SCRIPTS);
      const check = await holdRequests(page, /\/api\/(?!Setting)/);
      const setting = page.waitForResponse(/\/GetAppSetting/);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 });
      expect(await heading.textContent()).toBe(title);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      /** The middles of the heading, the sentence, and the grey boxes or the field that takes the place of one. */
      const shown = () =>
        page
          .locator('h1, h1 + p, main [aria-hidden] span:empty, main input:not([type=hidden])')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => top + bottom));
      const before = await shown();
      expect(before).toHaveLength(boxes + 2);
      // The place of a captcha that the school does not have, however short it was kept.
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.querySelector('[role=group]')) document.documentElement.dataset['captcha'] = 'shown';
        }).observe(document.body, { subtree: true, childList: true });
      });
      await setting;
      code.open();
      await waitForPortal(page);
      const after = await shown();
      expect(before).toEqual(expect.arrayContaining(after));
      expect(after.length).toBeGreaterThan(2);
      expect(await page.locator('html').getAttribute('data-captcha')).toBeNull();
      check.open();
    },
  );

  test('the page that signs in with a token is there', async ({ portal }) => {
    const page = await portal.open();
    const code = await holdRequests(page, SCRIPTS);
    const check = await holdRequests(page, /\/api\/Account\//);
    await page.goto('/ProceedLogin/enter-mei', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1, name: 'Checking your session' });
    await heading.waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const before = await heading.boundingBox();
    code.open();
    await waitForPortal(page);
    expect(await heading.boundingBox()).toEqual(before);
    check.open();
    await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).waitFor();
  });

  test('a student at a gate sees nothing of the dashboard', async ({ portal }) => {
    const page = await portal.openSignedIn();
    portal.student('mei').account.HaveClassSelection = true;
    const code = await holdRequests(page, SCRIPTS);
    const answered = page.waitForResponse('**/api/Account/ShowVideoClassAndMeeting*');
    await page.goto('/', { waitUntil: 'commit' });
    await (await answered).finished();
    await waitForPaint(page);
    expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Welcome back');
    expect(portal.count('Course/PagedStudentCourse')).toBe(0);
    code.open();
  });

  test('a button that was pressed acts when the code is there, once; and a link that had focus has it again', async ({
    portal,
  }) => {
    const page = await portal.openSignedIn();
    const code = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    const more = page.getByRole('button', { name: 'More', exact: true });
    // Pressed twice, as students do when nothing happens.
    await more.press('Enter');
    await more.press('Enter');
    expect(await more.getAttribute('aria-busy')).toBe('true');
    code.open();
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    expect(await focused(page)).toBe('Less');
    await page.keyboard.press('Enter');
    await more.waitFor();

    const again = await holdRequests(page, SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Live classes' }).focus();
    again.open();
    await waitForPortal(page);
    await expect.poll(() => focused(page)).toBe('Live classes');
    expect(await more.isVisible()).toBe(true);
  });

  test('a link that the mouse is pressed on while the portal comes is followed', async ({ portal }) => {
    const page = await portal.openSignedIn('mei');
    const code = await holdRequests(page, SCRIPTS);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).hover();
    await page.mouse.down();
    code.open();
    await waitForPortal(page);
    await page.mouse.up();
    await page.waitForURL(`${portal.url}/MyCourseList`);
  });

  test('focus is kept, so that a word begun in the placeholder can be finished', async ({ portal }) => {
    const page = await portal.open();
    const code = await holdRequests(page, /\/assets\/SignInContainer-/);
    await page.goto('/Login', { waitUntil: 'commit' });
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).click();
    await page.keyboard.type('study-');
    code.open();
    await waitForSignIn(page, portal);
    await page.keyboard.type('2026');
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  });

  test('what is typed while only the translations are missing is kept too', async ({ portal }) => {
    const page = await portal.open();
    const translations = await holdRequests(page, /\/assets\/core\.en-/);
    const code = page.waitForResponse(/\/assets\/SignInContainer-/);
    await page.goto('/Login', { waitUntil: 'commit' });
    await (await code).finished();
    await page.getByLabel('User name or email').fill('mei');
    translations.open();
    await waitForSignIn(page, portal);
    expect(await page.getByLabel('User name or email').inputValue()).toBe('mei');
  });
});

test('the notices of the bundled packages and of the typeface are part of the build', async ({ portal }) => {
  const notices = await (await fetch(`${portal.url}/third-party-notices.txt`)).text();
  for (const one of ['## react-dom', '## oidc-client-ts', 'SIL Open Font License']) expect(notices).toContain(one);
});
