// @ts-check

/**
 * Resolves when the browser has rendered the page: laid it out and told the observers of its elements their new sizes. An
 * animation frame would not do: Playwright's clock replaces it by a timer, which on a busy machine fires several times before
 * the browser renders.
 *
 * Runs inside the page. It is serialised, so it may use nothing from its module.
 * @returns {Promise<void>}
 */
export function rendered() {
  return new Promise((resolve) => {
    // Its first notification comes with the next rendering, after those of older observers.
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
