// @ts-check
import { PHONE } from './variants.mjs';
import { setViewport } from './viewport.mjs';

/**
 * The lowest viewport height, that of a phone. The viewport grows to the height of the page; a dialog is checked in
 * this height.
 */
const LOWEST = PHONE.height;
/**
 * How often a page is checked at most. It is checked again when it is higher than the viewport, with which it may grow
 * without end, and when it has faults, which may come from a page that is still reacting to its new size.
 */
const ATTEMPTS = 4;

/**
 * Checks the story on the page for text that is cut or covered, at several widths. The page is laid out at each width,
 * but not painted.
 * @param {import('playwright').Page} page
 * @param {readonly number[]} widths
 * @param {(fault: string, width: number) => void} onFault
 * @param {number} [lowest] The initial height of the viewport; the result of an earlier call saves attempts.
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
