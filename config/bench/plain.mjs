// @ts-check

/**
 * What a page shows, as plain HTML: the same content, styles and font without any script. It is the control that every
 * time is compared with, since times of two machines say nothing beside each other.
 * @param {import('playwright').Page} page
 * @returns {Promise<string>}
 */
export function asPlainHtml(page) {
  return page.evaluate(() => {
    // Only what applies: a page written by hand would carry no more, and no rule that styles nothing here.
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
