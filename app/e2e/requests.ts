import type { Page, Request, Route } from 'playwright';
import { expect } from 'vitest';

/** Requests that wait until the test releases them. */
export interface Gate {
  /** Releases the waiting requests, and all later ones. */
  open: () => void;
}

/**
 * Makes requests wait, to test what a page does meanwhile. `answered`: the server answers at once and the response waits;
 * otherwise the request waits.
 */
export async function holdRequests(page: Page, url: string | RegExp, { answered = false } = {}): Promise<Gate> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    const response = answered ? await route.fetch() : undefined;
    await promise;
    // The page may have aborted the request meanwhile.
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => undefined);
  });
  return { open: resolve };
}

/** A first request that waits. */
export interface FirstGate extends Gate {
  /** Resolves once it was sent. */
  held: Promise<void>;
}

/** Makes only the first such request wait, so that its response arrives after a later one. */
export async function holdFirstRequest(page: Page, url: string | RegExp): Promise<FirstGate> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  let held = false;
  // Not `times: 1`: removing the route while its request waits can make the next one wait too.
  await page.route(url, async (route) => {
    if (!held) {
      held = true;
      sent.resolve();
      await promise;
    }
    await route.continue().catch(() => undefined);
  });
  return { open: resolve, held: sent.promise };
}

/** The URLs of the portal's scripts. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** A page without requests for so long is quiet. */
const QUIET_MS = 500;

/** The requests of a page since it was opened. */
interface Traffic {
  pending: Set<Request>;
  /** When a request was sent or answered last. */
  changedAt: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Keeps count of a page's requests for `untilQuiet`; to be called before its first one. */
export function watchTraffic(page: Page): void {
  const own: Traffic = { pending: new Set(), changedAt: performance.now() };
  traffic.set(page, own);
  const begin = (request: Request) => {
    own.pending.add(request);
    own.changedAt = performance.now();
  };
  const end = (request: Request) => {
    own.pending.delete(request);
    own.changedAt = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
}

/**
 * Resolves once all requests of a page are answered and it has had time to send others. A test first waits for what shows
 * that the page is drawn, since a busy machine may take longer to draw it than a page counts as quiet. In place of
 * Playwright's load state `networkidle`, which a document keeps once it has reached it, whatever it requests later.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const own = traffic.get(page);
  if (!own) throw new Error('watchTraffic was not called for this page');
  const quiet = () => own.pending.size === 0 && performance.now() - own.changedAt > QUIET_MS;
  await expect
    .poll(async () => {
      if (!quiet()) return [...own.pending].map((request) => request.url());
      // Answered only when the page’s thread is free: what it was busy with may have sent a request.
      await page.evaluate(() => null);
      return quiet() ? 'quiet' : 'busy';
    })
    .toBe('quiet');
}

/** Does what makes a page ask for a call, and resolves once that is answered and the page is quiet. */
export async function untilAnswered(page: Page, call: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse(`**/api/${call}*`), act()]);
  await untilQuiet(page);
}
