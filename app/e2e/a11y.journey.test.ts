import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { paths, studentScreens } from '@portal/domain/screens';
import type { Page } from 'playwright';
import type { AxeResults } from 'axe-core';
import { describe, expect } from 'vitest';
import { textOf } from '../../config/translations/text-of.ts';
import { scaledTimeout } from './cpu-slowdown.ts';
import { reachedBehindDialog, walk } from './keyboard-walk.ts';
import { test, type Portal } from './portal.ts';
import { SCRIPTS, holdRequests } from './requests.ts';
import { examplePath, navigate, PUBLIC } from './screens.ts';
import { focused, openMore, signInAs, waitForCourses, waitForDashboard, waitForPaint } from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the violations that axe finds on a page, one per line. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResults> } };
    // All rules of WCAG 2.2 A and AA and of best practice. By tags, because axe leaves out the rules of 2.2 by default.
    return axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
  });
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** The labels of the menu in each language. */
const MENU = {
  en: menuIn('en'),
  zh: menuIn('zh'),
};

function menuIn(language: string) {
  const label = (name: string) => textOf(language, `shell:${name}`);
  return { more: label('more'), display: label('display') };
}

const VARIANTS = [
  { variant: 'light, in English, on a phone', language: 'en', colorScheme: 'light', width: 390 },
  { variant: 'dark, in Chinese, on a desktop', language: 'zh', colorScheme: 'dark', width: 1280 },
] as const;

function open(portal: Portal, userName: string | null, { language, colorScheme, width }: (typeof VARIANTS)[number]) {
  const visit = { viewport: { width, height: 844 }, colorScheme, localStorage: { selectedLanguage: language } };
  return userName === null ? portal.open(visit) : portal.openSignedIn(userName, visit);
}

/**
 * Returns the elements that overflow the page at 320 px. The width of the root alone is not enough, since it may clip
 * them. Content of a container that scrolls sideways may overflow; the container itself may not.
 */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const found = [...document.querySelectorAll('#root *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > 320.5)
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 120));
    return document.documentElement.scrollWidth > 320 ? ['the page', ...found] : found;
  });
}

/** Returns the violations of axe on the current page; fails when the page overflows at 320 px. */
async function findViolations(page: Page): Promise<string[]> {
  const viewport = page.viewportSize() ?? expect.fail('no viewport');
  const found = await violations(page);
  await page.setViewportSize({ width: 320, height: 844 });
  // Polled: the placeholder of a row of cards does not scroll, the row does.
  await expect.poll(() => overflowing(page), { message: `${page.url()} at 320 px` }).toEqual([]);
  await page.setViewportSize(viewport);
  return found;
}

/** As `findViolations`, and the controls that are not visible when focused or are focused too late. */
async function findProblems(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  // Waits until the menu for this width is rendered again.
  await waitForPaint(page);
  return [...found, ...(await walk(page))];
}

/**
 * Every screen of the table in two variants, so that a new screen is included. The stories check the components in the
 * other variants.
 */
describe('axe finds nothing, at 320 px nothing has to be scrolled sideways, focus is seen and goes in the order of reading', () => {
  test.for(VARIANTS)('in front of sign-in, $variant', async (variant, { portal }) => {
    const page = await open(portal, null, variant);
    const found: Record<string, string[]> = {};
    await page.goto(paths.login);
    // The app-shell placeholder has no link to the main app yet.
    await page.locator('a[href^="http"][href$="/Registration?isMobile=true"]').waitFor();
    found[paths.login] = await findProblems(page);
    for (const path of PUBLIC) {
      await navigate(page, path);
      found[path] = await findProblems(page);
    }
    expect(await page.locator('html').getAttribute('data-appearance')).toBe(variant.colorScheme);
    expect(found).toEqual(Object.fromEntries([paths.login, ...PUBLIC].map((path) => [path, []])));
  });

  test.for(VARIANTS)(
    'on the dashboard before its code is there, behind More, in the Display dialog, on every screen, $variant',
    { timeout: scaledTimeout(480_000) },
    async (variant, { portal }) => {
      const page = await open(portal, 'mei', variant);
      const code = await holdRequests(page, SCRIPTS);
      await page.goto(paths.dashboard, { waitUntil: 'commit' });
      // The responses that arrive last: those for the resume card and the header.
      await page.getByRole('main').getByRole('img').waitFor();
      await page.getByRole('banner').locator(`a[href="${paths.messages()}"]`).waitFor();
      expect(await findViolations(page), 'before the code').toEqual([]);
      code.open();
      await waitForPortal(page);

      await navigate(page, paths.profile);
      const { more, display } = MENU[variant.language];
      const toggle = page.getByRole('navigation').getByRole('button', { name: more, exact: true });
      // On wide screens the group starts open.
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
      await page.getByRole('button', { name: display }).waitFor();
      expect(await findViolations(page), 'behind More').toEqual([]);
      await page.getByRole('button', { name: display }).click();
      const dialog = page.getByRole('dialog', { name: display });
      await dialog.waitFor();
      expect(await violations(page), 'in the Display dialog').toEqual([]);
      expect(await reachedBehindDialog(page), 'behind the Display dialog').toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });

      const found: Record<string, string[]> = {};
      for (const id of studentScreens) {
        await navigate(page, examplePath(id));
        found[id] = await findProblems(page);
      }
      // The order is not checked: the dashboard's panels have the order of a phone at every width.
      found['dashboard'] = found['dashboard']?.filter((fault) => !fault.includes(' is before: ')) ?? [];
      expect(found).toEqual(Object.fromEntries(studentScreens.map((id) => [id, []])));
    },
  );
});

describe('bars at the edges of the window leave the page in view', () => {
  /** Returns the elements that stay in place while the page is scrolled, by their first words. */
  const staying = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('#root *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
        .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)}`),
    );

  test('in a window of 320 by 256 px, which is 1280 by 1024 at 400 %, none stays in view', async ({ portal }) => {
    const page = await portal.openAt(paths.messages(), { viewport: { width: 320, height: 256 } });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'New message' }).waitFor();
    expect(await staying(page), 'list of messages').toEqual([]);
    await main.getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('textbox').fill('Is it ready?');
    expect(await staying(page), 'conversation').toEqual([]);
    await navigate(page, paths.profile);
    await page.getByLabel('First name').fill('Meiling');
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    expect(await staying(page), 'profile').toEqual([]);
  });

  test('with text of 200 % and a change not saved, focus beside the form is above the bar with Save', async ({
    portal,
  }) => {
    const page = await portal.openAt(paths.profile);
    const options = page.getByRole('button', { name: /^Options for the card ending in 4242/ });
    await options.waitFor();
    await page.getByLabel('First name').fill('Meiling');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.waitFor();
    /** Scrolls a control behind the bar and focuses it. Returns how far its lower edge is above the bar then. */
    const clearance = () =>
      options.evaluate((button) => {
        const bar = document.querySelector('[data-focused-task]')?.getBoundingClientRect().top ?? NaN;
        button.blur();
        window.scrollBy(0, button.getBoundingClientRect().top - bar - 8);
        button.focus();
        return bar - button.getBoundingClientRect().bottom;
      });
    // Polled: the page measures the height of the bar a frame after its text has grown.
    await expect.poll(clearance).toBeGreaterThanOrEqual(0);
  });
});

describe('by keyboard alone', () => {
  /** Moves focus back past the first control of a page, so that the next Tab reaches that control. */
  async function leaveBackwards(page: Page): Promise<void> {
    do await page.keyboard.press('Shift+Tab');
    while ((await page.locator(':focus').count()) > 0);
  }

  /** Returns the names of the elements that Tab reaches, until focus leaves the page. */
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

  const focusOn = async (page: Page, heading: string) => {
    await expect.poll(() => focused(page), { message: `focus on the heading ${heading}` }).toBe(heading);
  };

  test('sign-in, the first page after it and the dashboard are in the order they are read, and the skip link leads on', async ({
    portal,
  }) => {
    const page = await portal.open();
    await page.goto(paths.login);
    await page.locator(`a[href="${portal.url}/Registration?isMobile=true"]`).waitFor();
    // The submit button is missing: it is disabled until both fields have a value.
    const before = ['Language', 'User name or email', 'Password', 'Show password', 'Forgot password?'];
    expect(await tabOrder(page)).toEqual([...before, 'Sign up']);
    await page.getByLabel('User name or email').fill('mei');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Sign in', disabled: false }).waitFor();
    await page.getByRole('combobox', { name: 'Language' }).focus();
    expect(await tabOrder(page)).toEqual([...before.slice(1), 'Sign in', 'Sign up']);

    // The first page after signing in has focus on its heading.
    await signInAs(page, 'mei');
    await waitForCourses(page);
    await focusOn(page, 'Welcome back, Mei');

    // The dashboard: skip link, header, content, menu.
    await page.getByRole('link', { name: /^Continue lessons/ }).waitFor();
    await page.getByRole('link', { name: 'Messages, new message' }).waitFor();
    await leaveBackwards(page);
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

    // The skip link leads past header and menu.
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toMatch(/^Continue lessons/);
    await waitForDashboard(page);
  });

  test('focus stays with More and the Display dialog, and goes to the heading of each next page, until after logging out', async ({
    portal,
  }) => {
    portal.allow(/Failed to load resource/);
    const page = await portal.openSignedIn();
    await page.goto(paths.dashboard);
    await waitForCourses(page);

    // More opens and closes by Enter and Escape.
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Less', exact: true }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Videos');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: 'Log out' }).count()).toBe(0);
    expect(await page.locator(':focus').innerText()).toBe('More');

    // The Display dialog takes focus, keeps it, and gives it back.
    await openMore(page);
    await page.getByRole('button', { name: 'Display' }).click();
    const dialog = page.getByRole('dialog', { name: 'Display' });
    await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => page.locator(':focus').count()).toBe(1);
    expect(await page.locator(':focus').innerText()).toBe('More');

    // Focus moves to the heading of each page that is opened or returned to.
    await page.getByRole('link', { name: 'See all' }).press('Enter');
    await focusOn(page, 'Courses');
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await focusOn(page, 'Welcome back, Mei');

    // Also of an error page, and of the page that its link returns to.
    portal.backend.faults.fail('LiveClass/GetUpcomingLiveClassEventGridJson', { kind: 'status', status: 500 });
    await page.getByRole('link', { name: 'Live classes', exact: true }).press('Enter');
    await page.waitForURL('**/Error');
    await focusOn(page, 'Error');
    portal.backend.faults.clear();
    await page.getByRole('link', { name: 'Back' }).press('Enter');
    await focusOn(page, 'Welcome back, Mei');

    // Also of sign-in after logging out.
    await openMore(page);
    await page.getByRole('button', { name: 'Log out' }).press('Enter');
    await focusOn(page, 'Welcome back');
  });
});
