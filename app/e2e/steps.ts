import { PASSWORD } from '@portal/mocks/personas';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Portal } from './portal.ts';
import { holdFirstRequest, type Gate } from './requests.ts';

/** Fills in the sign-in page and sends it. */
export async function signInAs(page: Page, userName: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('User name or email').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the part of the menu that stands behind More on small screens. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'More', exact: true }).click();
}

/** Opens the menu behind More and logs out. */
export async function logOut(page: Page): Promise<void> {
  await openMore(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/Login');
}

/** Waits until the dashboard greets mei, or who is named. */
export async function waitForDashboard(page: Page, firstName = 'Mei'): Promise<void> {
  await page.getByRole('heading', { name: `Welcome back, ${firstName}` }).waitFor();
}

/** Waits until the dashboard is there with mei's first three courses. */
export async function waitForCourses(page: Page): Promise<void> {
  await waitForDashboard(page);
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(3);
}

/** The address a page is at, without its origin and query. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The text of what holds focus. */
export const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

/** Sends the portal a message from its own window, as a page of the main app would. */
export const postToWindow = (page: Page, message: object): Promise<void> =>
  page.evaluate((sent) => postMessage(sent, location.origin), message);

/** Makes a page look at an answer that it has got: it has dealt with it when it has painted once more. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Presses what opens a new tab, and gives the tab. */
export async function openTab(page: Page, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await tab.waitForLoadState();
  return tab;
}

/** Searches for `first`, whose answer waits until the gate is opened, and then for `second`. */
export async function searchTwice(page: Page, call: string, first: string, second: string): Promise<Gate> {
  const box = page.getByRole('searchbox');
  const gate = await holdFirstRequest(page, `**/api/${call}`);
  await box.fill(first);
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === first);
  await box.fill(second);
  await box.press('Enter');
  return gate;
}

/** A student whose session ends in the middle of a visit, and who is led to sign-in by the next page they ask for. */
export async function openWithExpiredSession(portal: Portal): Promise<Page> {
  portal.allow(/status of 401/);
  const page = await portal.openSignedIn();
  const lastCall = page.waitForResponse('**/api/Message/IsHasUnreadMessage');
  await page.goto('/Profile');
  await (await lastCall).finished();
  portal.backend.tokens.clear();
  await page.getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL('**/Login');
  await page.getByText('User login has expired', { exact: true }).waitFor();
  return page;
}

/** The names of the session's cookies that this browser holds, in order. */
export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).toSorted();
}

/** What local storage holds under a key. */
export function storedValue(page: Page, key: string): Promise<string | null> {
  return page.evaluate((asked) => localStorage.getItem(asked), key);
}
