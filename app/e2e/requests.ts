import type { Page, Request, Route } from 'playwright';
import { expect } from 'vitest';

/** Requests that wait until the test releases them. */
export interface Gate {
  /** Releases the waiting requests, and all later ones. */
  open: () => void;
}

/**
 * Holds requests back, to test what a page does in the meantime. `answered`: the server handles the request at once,
 * and the response is held back; otherwise the request is.
 */
export async function holdRequests(page: Page, url: string | RegExp, { answered = false } = {}): Promise<Gate> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    const response = answered ? await route.fetch() : undefined;
    await promise;
    // The page may have aborted the request in the meantime.
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => undefined);
  });
  return { open: resolve };
}

/** A first request that is held back. */
export interface FirstGate extends Gate {
  /** Resolves once it was sent. */
  held: Promise<void>;
}

/** Holds only the first such request back, so that its response arrives after a later one. */
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

/** After this time without requests, a page is quiet. */
const QUIET_MS = 500;

/** The requests of a page since it was opened. */
interface Traffic {
  pending: Set<Request>;
  /** When the last request or response was seen. */
  changedAt: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts a page's requests for `untilQuiet`; to be called before the first one. */
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
 * Resolves once all requests of a page have responses and it has had time to send others. A test first waits for
 * something that shows that the page is rendered, since a busy machine may take longer to render it than `QUIET_MS`.
 * Replaces Playwright's load state `networkidle`, which a document keeps once it has reached it, whatever it requests
 * later.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const own = traffic.get(page);
  if (!own) throw new Error('watchTraffic was not called for this page');
  const quiet = () => own.pending.size === 0 && performance.now() - own.changedAt > QUIET_MS;
  await expect
    .poll(async () => {
      if (!quiet()) return [...own.pending].map((request) => request.url());
      // Resolves only when the page’s main thread is free; the work before that may have sent a request.
      await page.evaluate(() => null);
      return quiet() ? 'quiet' : 'busy';
    })
    .toBe('quiet');
}

/** Runs `act`, which makes a page send a call, and resolves once that has a response and the page is quiet. */
export async function untilAnswered(page: Page, call: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse(`**/api/${call}*`), act()]);
  await untilQuiet(page);
}
