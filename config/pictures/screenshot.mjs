// @ts-check
import { devtoolsOf, setViewport, viewportOf } from './viewport.mjs';

/**
 * A part of the page as a PNG, by the browser's own command. Playwright's `screenshot` takes the same picture with more
 * compression and several round trips to the page. All of the viewport is drawn before: to take a picture of more than is drawn
 * the browser gives the page another size for a moment, which its observers see.
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
