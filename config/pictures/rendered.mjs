// @ts-check

/**
 * Resolves when the browser has rendered the page: layout is done and resize observers have been notified. An animation
 * frame is not enough: Playwright's clock replaces it with a timer, which on a busy machine fires several times before
 * the browser renders.
 *
 * It is serialised and runs inside the page, so it must not use anything from its module.
 * @returns {Promise<void>}
 */
export function rendered() {
  return new Promise((resolve) => {
    // The first notification comes with the next rendering, after those of earlier observers.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

/**
 * Defines {@link rendered} in a page as `__portalRendered`, for the other scripts that run inside it.
 * @param {import('playwright').Page} page
 */
export const addRendered = (page) => page.addInitScript(`globalThis.__portalRendered = ${String(rendered)};`);
