// @ts-check

/**
 * Returns the page as plain HTML: the same content, styles and font without scripts. It is the control of the
 * measurement, since times of two machines cannot be compared.
 * @param {import('playwright').Page} page
 * @returns {Promise<string>}
 */
export function asPlainHtml(page) {
  return page.evaluate(() => {
    // Only the rules that are loaded, as in a page written by hand.
    const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);
    const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
    for (const one of copy.querySelectorAll('script, style, template, noscript, link, input[type="hidden"]'))
      one.remove();
    const style = document.createElement('style');
    style.textContent = styles.join('\n');
    copy.querySelector('head')?.append(style);
    return `<!doctype html>${copy.outerHTML}`;
  });
}
