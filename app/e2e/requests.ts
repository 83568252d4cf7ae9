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

/** A network without requests for so long is quiet, as Playwright's `networkidle` has it. */
const QUIET_MS = 500;

/**
 * Does what makes a page ask for a call, and resolves once that is answered and the network is quiet. The load state
 * `networkidle` is of the document: once reached, it stays so, and on a busy machine it is reached before all is asked for.
 */
export async function untilAnswered(page: Page, call: string, act: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  let changed = performance.now();
  const begin = (request: Request) => {
    pending.add(request);
    changed = performance.now();
  };
  const end = (request: Request) => {
    pending.delete(request);
    changed = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await Promise.all([page.waitForResponse(`**/api/${call}*`), act()]);
  await expect.poll(() => pending.size === 0 && performance.now() - changed > QUIET_MS).toBe(true);
}
