import type { Page } from 'playwright';

/** Waits until the portal has replaced the placeholder, whose links load a new document. */
export const waitForPortal = (page: Page): Promise<void> =>
  page.locator('#root > div[lang]').waitFor({ state: 'detached' });

/**
 * Makes every navigation wait until the portal has replaced the placeholder. The placeholder has the page's heading and
 * links, but its controls do nothing yet. `waitUntil: 'commit'` is for journeys about the placeholder.
 */
export function waitForWholePages(page: Page): void {
  const untilPortal = async <T>(loaded: Promise<T>, waitUntil: string | undefined): Promise<T> => {
    const result = await loaded;
    if (waitUntil !== 'commit') await waitForPortal(page);
    return result;
  };
  const { goto, reload, goBack, goForward } = page;
  page.goto = (url, options) => untilPortal(goto.call(page, url, options), options?.waitUntil);
  page.reload = (options) => untilPortal(reload.call(page, options), options?.waitUntil);
  page.goBack = (options) => untilPortal(goBack.call(page, options), options?.waitUntil);
  page.goForward = (options) => untilPortal(goForward.call(page, options), options?.waitUntil);
}
