import type { Page, Route } from 'playwright';
import type { Portal } from './portal.ts';

/** Requests that wait until the test lets them go. */
export interface Gate {
  /** Lets those that wait go, and all that come. */
  open: () => void;
}

/**
 * Makes requests wait, for what a page does meanwhile. `answered`: the server has already answered when they wait, so
 * that the answer arrives late and not the question.
 */
export async function holdRequests(page: Page, address: string | RegExp, { answered = false } = {}): Promise<Gate> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    const response = answered ? await route.fetch() : undefined;
    await promise;
    // Whoever asked may have left meanwhile.
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => undefined);
  });
  return { open: resolve };
}

/** Makes the first such request wait; those after it pass. For an answer that arrives after a later one. */
export async function holdFirstRequest(page: Page, address: string | RegExp): Promise<Gate> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = false;
  // Not `times: 1`: taking the route away while its request waits can leave the next one waiting, too.
  await page.route(address, async (route) => {
    if (!held) {
      held = true;
      await promise;
    }
    await route.continue().catch(() => undefined);
  });
  return { open: resolve };
}

/** The files of the portal's code, without which only the HTML is there. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Leaves the page without the portal's code: what is seen is painted by the HTML alone. */
export async function blockScripts(portal: Portal, page: Page): Promise<void> {
  portal.allow(/Failed to load resource: net::ERR_FAILED/, /was preloaded using link preload but not used/);
  await page.route(SCRIPTS, (route) => route.abort());
}
