import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { paths } from '@portal/domain/screens';
import type { Page } from 'playwright';
import type { AxeResults } from 'axe-core';
import { describe, expect } from 'vitest';
import { openMore, signInAs, test, type Portal } from './portal.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The words by which the pages are recognised, in both languages. */
const WORDS = {
  en: {
    signUp: 'Sign up',
    welcome: 'Welcome back, Mei',
    courses: 'Courses',
    notFound: 'Page not found',
    more: 'More',
    less: 'Less',
    logOut: 'Log out',
  },
  zh: {
    signUp: '注册',
    welcome: '欢迎回来，Mei',
    courses: '课程',
    notFound: '页面未找到',
    more: '更多',
    less: '收起',
    logOut: '退出登录',
  },
};

type Language = keyof typeof WORDS;

/** Everything axe finds, with every rule it has, as lines; none when all is well. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResults> } };
    // No rule is off: WCAG 2.2 A and AA, and what axe counts as good practice beyond it. By tags, because axe leaves out
    // the rules of 2.2 unless asked for them.
    return axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
  });
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Opens a screen and waits until it is all there. */
type Show = (page: Page, language: Language) => Promise<void>;

const dashboard: Show = async (page, language) => {
  await page.goto(paths.dashboard);
  await page.getByRole('heading', { name: WORDS[language].welcome }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
  await page.getByRole('navigation').getByRole('link').first().waitFor();
};

const SCREENS: { screen: string; signedIn: boolean; show: Show }[] = [
  {
    screen: 'sign-in',
    signedIn: false,
    show: async (page, language) => {
      await page.goto(paths.login);
      // The stand-in's link does not know yet where the main app is.
      await page.locator('a[href^="http"][href$="/Registration?isMobile=true"]').waitFor();
      await page.getByRole('link', { name: WORDS[language].signUp }).waitFor();
    },
  },
  { screen: 'the dashboard', signedIn: true, show: dashboard },
  {
    screen: 'the menu behind More',
    signedIn: true,
    show: async (page, language) => {
      await dashboard(page, language);
      // On wide screens the group starts open, and the button reads Less.
      const { more, less } = WORDS[language];
      const button = page.getByRole('navigation').getByRole('button', { name: new RegExp(`^(${more}|${less})$`) });
      if ((await button.innerText()) === more) await button.click();
      await page.getByRole('button', { name: WORDS[language].logOut }).waitFor();
    },
  },
  {
    screen: 'the course list',
    signedIn: true,
    show: async (page, language) => {
      await page.goto(paths.courses);
      await page.getByRole('heading', { name: WORDS[language].courses, level: 1 }).waitFor();
      await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(8);
    },
  },
  {
    screen: 'an unknown address',
    signedIn: true,
    show: async (page, language) => {
      await page.goto('/no/such/page');
      await page.getByRole('heading', { name: WORDS[language].notFound }).waitFor();
    },
  },
];

function open(portal: Portal, signedIn: boolean, visit: { width: number; language: Language; dark?: boolean }) {
  const { width, language, dark = false } = visit;
  const options = {
    viewport: { width, height: 844 },
    colorScheme: dark ? ('dark' as const) : ('light' as const),
    remembered: { selectedLanguage: language },
  };
  return signedIn ? portal.openSignedIn('mei', options) : portal.open(options);
}

const LANGUAGES = ['en', 'zh'] as const;

describe('axe finds nothing', () => {
  const looks = LANGUAGES.flatMap((language) =>
    [false, true].flatMap((dark) =>
      [390, 1280].map((width) => ({ language, dark, width, look: dark ? 'dark' : 'light' })),
    ),
  );
  test.for(SCREENS.flatMap((screen) => looks.map((look) => ({ ...screen, ...look }))))(
    'on $screen, $language, $look, $width wide',
    async ({ signedIn, show, language, dark, width }, { portal }) => {
      const page = await open(portal, signedIn, { language, dark, width });
      await show(page, language);
      expect(await page.locator('html').getAttribute('data-appearance')).toBe(dark ? 'dark' : 'light');
      expect(await violations(page)).toEqual([]);
    },
  );
});

describe('at 320 px nothing has to be scrolled sideways', () => {
  test.for(SCREENS.flatMap((screen) => LANGUAGES.map((language) => ({ ...screen, language }))))(
    'on $screen, $language',
    async ({ signedIn, show, language }, { portal }) => {
      const page = await open(portal, signedIn, { language, width: 320 });
      await show(page, language);
      // Not the root's own width alone: it may cut off what sticks out. A row of cards that scrolls by itself may go on
      // beyond the edge, as long as the row does not. Polled: what stands in for such a row while it loads does not scroll.
      await expect
        .poll(() =>
          page.evaluate(() => {
            const scrolls = (element: Element | null): boolean =>
              element !== null &&
              (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
            return [...document.querySelectorAll('#root *')]
              .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 320.5)
              .filter((element) => !scrolls(element.parentElement))
              .map((element) => element.outerHTML.slice(0, 120));
          }),
        )
        .toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    },
  );
});

describe('by keyboard alone', () => {
  /** What Tab reaches, by name, until it leaves the page. */
  async function tabOrder(page: Page): Promise<string[]> {
    const names: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0 || names.length > 60) return names;
      const snapshot = await focused.ariaSnapshot();
      const name = snapshot.match(/"(?<name>(?:[^"\\]|\\.)*)"/)?.groups?.['name'];
      names.push(name ?? snapshot);
    }
  }

  test('sign-in: language, name, password, show it, forgotten; and the button once it works', async ({ portal }) => {
    const page = await portal.open();
    await page.goto(paths.login);
    await page.locator(`a[href="${portal.url}/Registration?isMobile=true"]`).waitFor();
    const before = ['Language', 'User name or email', 'Password', 'Show password', 'Forgot password?'];
    expect(await tabOrder(page)).toEqual([...before, 'Sign up']);
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Sign in', disabled: false }).waitFor();
    await page.getByRole('combobox', { name: 'Language' }).focus();
    expect(await tabOrder(page)).toEqual([...before.slice(1), 'Sign in', 'Sign up']);
  });

  test('the dashboard: skip link, header, content, menu, in the order they are read', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await dashboard(page, 'en');
    await page.getByRole('link', { name: /^Continue lessons/ }).waitFor();
    const order = await tabOrder(page);
    expect(order.slice(0, 14)).toEqual([
      'Skip to content',
      'Harbour English',
      'Language',
      'Notifications',
      'Messages, new message',
      'Continue lessons PTE Academic in 6 weeks',
      'See progress PTE Academic in 6 weeks',
      'See all My courses',
      'PTE Academic in 6 weeks',
      'Read more, PTE Academic in 6 weeks',
      'IELTS Academic: Writing Task 2',
      'Read more, IELTS Academic: Writing Task 2',
      'OET 2.0 for nurses: role plays',
      'Show more',
    ]);
    expect(order.slice(-4)).toEqual(['Dashboard', 'Courses', 'Live classes', 'More']);
  });

  test('the skip link leads past header and menu', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await dashboard(page, 'en');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to content' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: /^Continue lessons/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toMatch(/^Continue lessons/);
    await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
  });

  test('More opens and closes by Enter and Escape, and focus stays with it', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await dashboard(page, 'en');
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Less', exact: true }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Videos');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: 'Log out' }).count()).toBe(0);
    expect(await page.locator(':focus').innerText()).toBe('More');
  });

  test('the Display dialog takes focus, keeps it, and gives it back', async ({ portal }) => {
    const page = await portal.openSignedIn();
    await dashboard(page, 'en');
    await openMore(page);
    await page.getByRole('button', { name: 'Display' }).click();
    const dialog = page.getByRole('dialog', { name: 'Display' });
    await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => page.locator(':focus').count()).toBe(1);
    expect(await page.locator(':focus').innerText()).toBe('More');
  });

  describe('focus goes to the heading', () => {
    const focusOn = async (page: Page, heading: string) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toBe(heading);
    };

    test('of each page that is opened, and of the one that is come back to', async ({ portal }) => {
      const page = await portal.openSignedIn();
      await dashboard(page, 'en');
      await page.getByRole('link', { name: 'See all' }).press('Enter');
      await focusOn(page, 'Courses');
      await page.getByRole('button', { name: 'Back' }).press('Enter');
      await focusOn(page, 'Welcome back, Mei');
    });

    test('of the first page after signing in', async ({ portal }) => {
      const page = await portal.open();
      await page.goto(paths.login);
      await signInAs(page, 'mei');
      await page.getByRole('heading', { name: 'Welcome back, Mei' }).waitFor();
      await focusOn(page, 'Welcome back, Mei');
    });

    test('of the sign-in page after logging out', async ({ portal }) => {
      const page = await portal.openSignedIn();
      await dashboard(page, 'en');
      await openMore(page);
      await page.getByRole('button', { name: 'Log out' }).press('Enter');
      await page.waitForURL('**/Login');
      await focusOn(page, 'Welcome back');
    });

    test('of an error page, and of the page it leads back to', async ({ portal }) => {
      portal.allow(/Failed to load resource/);
      portal.backend.faults.fail('Course/PagedStudentCourse', { kind: 'status', status: 500 });
      const page = await portal.openSignedIn();
      await page.goto(paths.dashboard);
      await page.waitForURL('**/Error');
      await focusOn(page, 'Error');
      portal.backend.faults.clear();
      await page.getByRole('link', { name: 'Back' }).press('Enter');
      await focusOn(page, 'Welcome back, Mei');
    });
  });
});
