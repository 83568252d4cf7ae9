// @ts-check
import { PHONE } from './variants.mjs';
import { setViewport } from './viewport.mjs';

/** The lowest viewport: that of a phone. A page is looked at as a whole; a dialog in this height. */
const LOWEST = PHONE.height;
/**
 * How often a page is looked at again at most: because it is higher than the viewport, and may grow with it for ever; or because
 * of a fault, which a page that is still reacting to its new size has too.
 */
const ATTEMPTS = 4;

/**
 * Looks for text that is cut or covered on the story of a page, at several widths. The page is laid out in each, and not drawn.
 * @param {import('playwright').Page} page
 * @param {readonly number[]} widths
 * @param {(fault: string, width: number) => void} onFault
 * @param {number} [lowest] The height of the viewport to begin with, such as that of an earlier look: a page that is higher
 *   needs another one.
 * @returns {Promise<number>} The height of the viewport at the end.
 */
export async function lookAtText(page, widths, onFault, lowest = LOWEST) {
  let height = lowest;
  for (const width of widths) {
    for (let attempt = 1; ; attempt += 1) {
      await setViewport(page, { width, height }, { drawn: false });
      /** @type {Awaited<ReturnType<import('./text-in-page.mjs').TextInPage['look']>>} */
      const found = await page.evaluate(() => /** @type {any} */ (globalThis).__portalText.look());
      if (attempt < ATTEMPTS && (found.height > height || found.faults.length > 0)) {
        height = Math.max(height, found.height);
        continue;
      }
      for (const fault of found.faults) onFault(fault, width);
      break;
    }
  }
  return height;
}
