// @ts-check

/** The lowest viewport: that of a phone. A page is looked at as a whole; a dialog in this height. */
const HEIGHT = 844;
/** How often the viewport is made as high as the page at most: a page may grow with it, and for ever. */
const ATTEMPTS = 4;

/**
 * Looks for text that is cut or covered on the story of a page, at several widths.
 * @param {import('playwright').Page} page
 * @param {readonly number[]} widths
 * @param {(fault: string, width: number) => void} onFault
 */
export async function lookAtText(page, widths, onFault) {
  let height = HEIGHT;
  for (const width of widths) {
    for (let attempt = 1; ; attempt += 1) {
      await page.setViewportSize({ width, height });
      /** @type {Awaited<ReturnType<import('./text-in-page.mjs').TextInPage['look']>>} */
      const found = await page.evaluate(() => /** @type {any} */ (globalThis).__portalText.look());
      if (found.height > height && attempt < ATTEMPTS) {
        height = found.height;
        continue;
      }
      for (const fault of found.faults) onFault(fault, width);
      break;
    }
  }
}
