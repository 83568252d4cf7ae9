import { errorScreens, paths, screens, type StudentScreenId } from '@portal/domain/screens';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { waitForPaint } from './steps.ts';
import { waitForPortal } from './whole-pages.ts';

/** The path of a screen behind sign-in, as the specification spells it, with an id where it takes one. */
export const examplePath = (id: StudentScreenId) =>
  screens[id].pattern.replace(/:\w+\??/, id === 'diagnosticTest' ? '301' : '101');

/** The public pages besides sign-in: those that do not redirect, and the error pages. */
export const PUBLIC = [
  paths.forgotPassword,
  paths.resetPassword('reset-mei'),
  ...errorScreens.map((id) => paths[id]),
  '/no/such/page',
];

/** Waits until a page shows its heading and nothing that is still loading. */
export async function waitForPage(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.toLowerCase() === path.toLowerCase());
  await waitForPortal(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const placeholders = page.getByRole('status').filter({ hasText: /loading|加载/i });
  if (path !== paths.dashboard) return expect.poll(() => placeholders.count()).toBe(0);
  // Panels far below the viewport load only when they are scrolled near.
  const toBottom = () => window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(async () => (await page.evaluate(toBottom), placeholders.count())).toBe(0);
  return page.evaluate(() => window.scrollTo(0, 0));
}

/**
 * Pushes a URL to the history and notifies the portal, as the browser’s Forward does; also a URL of the same screen.
 */
export const pushAddress = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/**
 * Goes to another path within the portal without a reload, as the browser’s Back and Forward do, and waits for the next
 * page. Not usable while a navigation is held back, when the page does not respond.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  // The portal handles the event only after it has rendered its first screen and run its effects.
  await waitForPortal(page);
  await waitForPaint(page);
  // The portal moves focus to the heading of the next page, which is waited for below.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pushAddress(page, path);
  await page.locator('h1:focus').waitFor();
}

/** As `goWithin`, and waits until the page shows everything. */
export async function navigate(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await waitForPage(page, path);
}
