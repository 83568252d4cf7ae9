// @ts-check
/**
 * Sets the viewport of a page through the DevTools protocol (CDP): Playwright cannot lay out a page in one size and
 * paint it in another.
 */

/** @typedef {{ width: number, height: number }} Size */

/** @type {WeakMap<import('playwright').Page, Promise<import('playwright').CDPSession>>} */
const sessions = new WeakMap();

/** @type {WeakMap<import('playwright').Page, { laidOut: Size, drawn: Size }>} */
const viewports = new WeakMap();

/**
 * Returns the CDP session of a page.
 * @param {import('playwright').Page} page
 * @returns {Promise<import('playwright').CDPSession>}
 */
export function devtoolsOf(page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Returns the size in which a page is laid out, and the size that is painted.
 * @param {import('playwright').Page} page A page whose viewport {@link setViewport} has set.
 */
export function viewportOf(page) {
  const viewport = viewports.get(page);
  if (!viewport) throw new Error('The viewport of this page was never set.');
  return viewport;
}

/** @param {Size} a @param {Size} b */
const same = (a, b) => a.width === b.width && a.height === b.height;

/**
 * Sets the viewport of a page. Playwright's `setViewportSize` has no effect on the page afterwards.
 * @param {import('playwright').Page} page
 * @param {Size} size
 * @param {{ drawn?: boolean }} [options] `drawn: false`: the painted area keeps its size, since painting a long page in
 *   full takes longer than its layout.
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
