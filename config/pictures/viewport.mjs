// @ts-check
/**
 * The viewport of a page, set by the browser's own protocol: Playwright cannot lay a page out in one size and draw it in another.
 */

/** @typedef {{ width: number, height: number }} Size */

/** @type {WeakMap<import('playwright').Page, Promise<import('playwright').CDPSession>>} */
const sessions = new WeakMap();

/** @type {WeakMap<import('playwright').Page, { laidOut: Size, drawn: Size }>} */
const viewports = new WeakMap();

/**
 * The browser's own protocol for a page.
 * @param {import('playwright').Page} page
 * @returns {Promise<import('playwright').CDPSession>}
 */
export function devtoolsOf(page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * The viewport of a page, and how much of it is drawn.
 * @param {import('playwright').Page} page Whose viewport {@link setViewport} has set.
 */
export function viewportOf(page) {
  const viewport = viewports.get(page);
  if (!viewport) throw new Error('The viewport of this page was never set.');
  return viewport;
}

/** @param {Size} a @param {Size} b */
const same = (a, b) => a.width === b.width && a.height === b.height;

/**
 * Sets the viewport of a page. Afterwards Playwright's `setViewportSize` has no effect on it.
 * @param {import('playwright').Page} page
 * @param {Size} size
 * @param {{ drawn?: boolean }} [options] `drawn: false`: what is drawn keeps its size. To draw a page as high as it is long
 *   takes longer than to lay it out.
 */
export async function setViewport(page, size, { drawn = true } = {}) {
  const before = viewports.get(page);
  const next = { laidOut: size, drawn: drawn || !before ? size : before.drawn };
  if (before && same(before.laidOut, next.laidOut) && same(before.drawn, next.drawn)) return;
  viewports.set(page, next);
  const session = await devtoolsOf(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    mobile: false,
    ...size,
    screenWidth: size.width,
    screenHeight: size.height,
    deviceScaleFactor: 1,
    dontSetVisibleSize: next.drawn !== size,
  });
}
