// @ts-check
import { devtoolsOf, setViewport, viewportOf } from './viewport.mjs';

/**
 * Takes a picture of a part of the page as a PNG, by the DevTools command. Playwright's `screenshot` takes the same
 * picture with more compression and several round trips to the page. The whole viewport is painted first: to capture
 * more than is painted, the browser would resize the page for a moment, which would trigger its observers.
 * @param {import('playwright').Page} page
 * @param {import('./in-page.mjs').Shown['area']} area
 */
export async function screenshot(page, area) {
  const session = await devtoolsOf(page);
  const { laidOut } = viewportOf(page);
  await setViewport(page, laidOut);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...area, scale: 1 },
    captureBeyondViewport: area.width > laidOut.width || area.height > laidOut.height,
  });
  return Buffer.from(data, 'base64');
}
