import { PASSWORD } from '@portal/mocks/personas';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { rendered } from '../../config/pictures/rendered.mjs';
import type { Portal } from './portal.ts';
import { waitForPortal } from './whole-pages.ts';
import { holdFirstRequest, untilQuiet, type Gate } from './requests.ts';

/** Fills in and submits the sign-in form. */
export async function signInAs(page: Page, userName: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('User name or email').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the group of the menu under More, on small screens. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'More', exact: true }).click();
}

/** Opens the menu under More and logs out. */
export async function logOut(page: Page): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/Login');
}

/** Waits for the heading of the dashboard, which greets the student. */
export async function waitForDashboard(page: Page, firstName = 'Mei'): Promise<void> {
  await page.getByRole('heading', { name: `Welcome back, ${firstName}` }).waitFor();
  await waitForPortal(page);
}

/** Waits for the dashboard with mei's first three courses. */
export async function waitForCourses(page: Page): Promise<void> {
  await waitForDashboard(page);
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
}

/** The dashboard's panel of announcements. */
export const announcements = (page: Page): Locator => page.getByRole('region', { name: 'Announcements' });

/**
 * Waits for all of mei's dashboard. The panels appear up to 300 ms after the courses, since React throttles the display
 * of suspended content; a page sends nothing in that time, so it may count as quiet.
 */
export async function waitForPanels(page: Page): Promise<void> {
  await waitForCourses(page);
  await announcements(page).getByRole('listitem').first().waitFor();
}

/** Waits for all of mei's profile, where the cards load last. */
export async function waitForProfile(page: Page): Promise<void> {
  await page.getByLabel('First name').waitFor();
  await page.getByText('Payments use the card ending in 4242.').waitFor();
}

/** The path of a page's URL. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The text of the focused element. */
export const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

/** Posts a message to the portal from its own window, as a page of the main app does. */
export const postToWindow = (page: Page, message: object): Promise<void> =>
  page.evaluate((sent) => postMessage(sent, location.origin), message);

/** Waits until the browser has rendered, by which the page has processed a response that has arrived. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(rendered);
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** Clicks a control that opens a new tab, and returns the tab. */
export async function openTab(page: Page, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForLoadState();
  return tab;
}

/** Searches for `first`, whose response waits until the gate is opened, and then for `second`. */
export async function searchTwice(page: Page, call: string, first: string, second: string): Promise<Gate> {
  const box = page.getByRole('searchbox');
  const gate = await holdFirstRequest(page, `**/api/${call}`);
  await box.fill(first);
  await box.press('Enter');
  // Not the URL, which changes earlier: a second search before the first request is sent would replace it.
  await gate.held;
  await box.fill(second);
  await box.press('Enter');
  return gate;
}

/**
 * Ends all sessions at the server. Waits until these pages are quiet, so that the test's next step is the first to get
 * a 401 response.
 */
export async function expireSessions(portal: Portal, ...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await untilQuiet(page);
  portal.backend.tokens.clear();
}

/**
 * Lets a minute or more pass on a page, as when a computer sleeps. Waits until the page is quiet: a pending call would
 * exceed its time limit, which leads to the error page.
 */
export async function passTime(page: Page, time: string): Promise<void> {
  await untilQuiet(page);
  await page.clock.fastForward(time);
}

/** Returns a page whose session has expired during the visit, after the next navigation has led to sign-in. */
export async function openWithExpiredSession(portal: Portal): Promise<Page> {
  portal.allow(/status of 401/);
  const page = await portal.openSignedIn();
  await page.goto('/MyPackages');
  await page.getByRole('article').first().waitFor();
  await expireSessions(portal, page);
  await page.getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL('**/Login');
  await page.getByText('User login has expired', { exact: true }).waitFor();
  return page;
}

/** The names of this browser's cookies, sorted. */
export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).toSorted();
}

/** The value of a key in local storage. */
export function storedValue(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/**
 * Clicks twice at a point of the viewport, `apart` milliseconds apart. The events carry that time, however late a busy
 * machine delivers the second click.
 */
export async function doublePress(page: Page, { x, y, apart }: { x: number; y: number; apart: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = Date.now();
  for (const [clickCount, later] of [
    [1, 0],
    [2, apart],
  ] as const) {
    await new Promise((due) => setTimeout(due, Math.max(0, begin + later - Date.now())));
    for (const type of ['mousePressed', 'mouseReleased'] as const) {
      const timestamp = (begin + later) / 1000;
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount, timestamp });
    }
  }
  await session.detach();
}
