// @ts-check
/**
 * @typedef {object} TextInPage The object that {@link textInPage} defines on the window.
 * @property {() => Promise<{ height: number, faults: string[] }>} look Checks the page for text that is cut or covered.
 *   Returns a sentence for each fault, and the height of the page. A page higher than the viewport is not checked: it
 *   returns the height only, for a second attempt in a higher viewport.
 */

/**
 * Defines {@link TextInPage} on the window. It is serialised and runs inside the page, after `addRendered`, so it must
 * not use anything from its module.
 *
 * Not a fault:
 * - text for screen readers only, and hidden or inert text (behind a dialog, in a closed `<details>`)
 * - the text of a busy button, which its spinner replaces when there is no room
 * - text scrolled out of view in a scroll container, or under its sticky bars
 * - text under an open menu or the focused skip link
 * - text shortened by an ellipsis or a line clamp, when its full wording is in a `title`, an `aria-label`, a visually
 *   hidden copy or a separate paragraph, or when it is in a link or button that leads to it
 */
export function textInPage() {
  const page = /** @type {any} */ (globalThis);
  /** How far text may extend over an edge, in pixels: glyphs have side bearings. */
  const TOLERANCE = 1.5;
  /** Distance between the points of a line that are checked for cover, in pixels: less than the width of a control. */
  const STEP = 40;
  /** How many tasks the page may need to react to a rendering: one for the React render, the others for its effects. */
  const REACTIONS = 4;
  const NO_WORDS = 'script, style, option, noscript, textarea';
  const POPUP = '[role="menu"], [role="listbox"], [popover], [aria-live]';
  const PAINTED = 'img, video, iframe, canvas, input, textarea, select';

  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
  /** @typedef {{ element: Element, words: string, box: Box }} Line */

  /** @type {Map<Element, CSSStyleDeclaration>} Cache for one call of `look`. */
  const styles = new Map();
  /** @param {Element} element */
  const styleOf = (element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };

  /** @param {string} text */
  const short = (text) => {
    const words = text.trim().replaceAll(/\s+/g, ' ');
    return words.length > 60 ? `${words.slice(0, 59)}…` : words;
  };
  /** @param {Element} element */
  const nameOf = (element) => {
    const words = short(element.getAttribute('aria-label') ?? element.textContent ?? '');
    return `<${element.localName}>${words && ` “${words}”`}`;
  };

  /** @param {Element} element */
  const isForScreenReaders = (element) => {
    const { clipPath, clip } = styleOf(element);
    return clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)';
  };

  /**
   * Returns visually hidden elements that do not scroll with the list that contains them, and so make the page as long
   * as the list: they are absolutely positioned relative to an element around the list.
   */
  const escapedWords = () =>
    [...document.body.querySelectorAll('*')].filter((element) => {
      if (styleOf(element).position !== 'absolute' || !isForScreenReaders(element)) return false;
      const holds = clippersOf(element).find((clipper) => clipper !== element);
      const { right, bottom } = element.getBoundingClientRect();
      for (let node = element.parentElement; node && node !== holds; node = node.parentElement) {
        if (node === document.body) return false;
        const { overflowX, overflowY } = styleOf(node);
        if (!/auto|scroll/.test(overflowX + overflowY)) continue;
        const box = node.getBoundingClientRect();
        if (bottom > box.bottom + TOLERANCE || right > box.right + TOLERANCE) return true;
      }
      return false;
    });

  /** @type {Map<Element, boolean>} Cache for one call of `look`. */
  const unseen = new Map();
  /**
   * @param {Element} element
   * @returns {boolean}
   */
  const isUnseen = (element) => {
    const known = unseen.get(element);
    if (known !== undefined) return known;
    const { parentElement } = element;
    const result =
      element.getAttribute('aria-hidden') === 'true' ||
      element.hasAttribute('inert') ||
      element.matches('button[aria-busy="true"]') ||
      isForScreenReaders(element) ||
      (parentElement !== null && isUnseen(parentElement));
    unseen.set(element, result);
    return result;
  };

  /**
   * Returns the visible lines of text. The box of a line is as high as its letters; the one that the browser reports
   * includes the space above and below them.
   * @param {Element} root
   */
  const linesIn = (root) => {
    /** @type {Line[]} */
    const lines = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue ?? '';
      if (!element || !words.trim() || element.matches(NO_WORDS)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isUnseen(element)) continue;
      range.selectNodeContents(node);
      const letters = Number.parseFloat(styleOf(element).fontSize) / 2;
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1 || bottom - top < 1) continue;
        const middle = (top + bottom) / 2;
        const box = { left, right, top: Math.max(top, middle - letters), bottom: Math.min(bottom, middle + letters) };
        lines.push({ element, words, box });
      }
    }
    return lines;
  };

  /** @param {Element} element */
  const inner = (element) => {
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  };

  /**
   * Returns the elements that clip or scroll the content of an element, innermost first. A positioned element is
   * clipped by its containing block and the elements around that, not by those in between.
   * @param {Element} element
   */
  const clippersOf = (element) => {
    /** @type {Element[]} */
    const found = [];
    let leaves = 'static';
    for (let node = /** @type {Element | null} */ (element); node; node = node.parentElement) {
      if (node === document.documentElement || node === document.body) break;
      const { position, overflowX, overflowY, display, transform } = styleOf(node);
      const holds = position !== 'static' || transform !== 'none';
      if (leaves === 'fixed' ? transform === 'none' : leaves === 'absolute' && !holds) continue;
      if ((overflowX !== 'visible' || overflowY !== 'visible') && display !== 'inline') found.push(node);
      leaves = position;
    }
    return found;
  };

  /**
   * Whether the full wording of a shortened text is available.
   * @param {Element} shortened
   * @param {string} words
   */
  const isWhole = (shortened, words) => {
    if (shortened.closest('a[href], button, summary')) return true;
    const labelled = shortened.closest('[title], [aria-label]');
    const label = `${labelled?.getAttribute('title') ?? ''} ${labelled?.getAttribute('aria-label') ?? ''}`;
    if (label.includes(words.trim())) return true;
    // The page repeats a title that does not fit into the top bar.
    const isCopy = (/** @type {Element} */ one) => one !== shortened && one.textContent?.trim() === words.trim();
    if ([...document.querySelectorAll('p')].some(isCopy)) return true;
    return [...(shortened.parentElement?.querySelectorAll('*') ?? [])].some(
      (copy) => isForScreenReaders(copy) && copy.textContent?.includes(words.trim()),
    );
  };

  /**
   * Returns the part of a line that its clipping containers show: undefined when it is scrolled out of view, the end of
   * a sentence about the fault when it is cut.
   * @param {Line} line
   * @returns {Box | string | undefined}
   */
  const shownPart = ({ element, words, box }) => {
    const shown = { ...box };
    let reachable = false;
    for (const clipper of clippersOf(element)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(clipper);
      const edge = inner(clipper);
      const outX = shown.left < edge.left - TOLERANCE || shown.right > edge.right + TOLERANCE;
      const outY = shown.top < edge.top - TOLERANCE || shown.bottom > edge.bottom + TOLERANCE;
      const scrollsX = /auto|scroll/.test(overflowX) && clipper.scrollWidth > clipper.clientWidth;
      const scrollsY = /auto|scroll/.test(overflowY) && clipper.scrollHeight > clipper.clientHeight;
      if (scrollsX && scrollsY && clipper.scrollWidth > clipper.clientWidth + TOLERANCE && outX) {
        return `is in a list that scrolls sideways too, ${nameOf(clipper)}`;
      }
      const cut = (outX && overflowX !== 'visible' && !scrollsX) || (outY && overflowY !== 'visible' && !scrollsY);
      if (cut) {
        if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return `is cut by ${nameOf(clipper)}`;
        if (!isWhole(clipper, words)) return 'is shortened, and its whole wording is nowhere';
      }
      reachable ||= scrollsX;
      shown.left = Math.max(shown.left, edge.left);
      shown.right = Math.min(shown.right, edge.right);
      shown.top = Math.max(shown.top, edge.top);
      shown.bottom = Math.min(shown.bottom, edge.bottom);
      if (shown.right - shown.left < 2 || shown.bottom - shown.top < 2) return undefined;
    }
    if (!reachable && (shown.left < -TOLERANCE || shown.right > innerWidth + TOLERANCE))
      return 'runs out of the screen';
    return shown;
  };

  /**
   * Whether an element paints something at a point: its background, its image, or its text.
   * @param {Element} element
   * @param {number} x
   * @param {number} y
   * @param {Line[]} lines
   */
  const drawsAt = (element, x, y, lines) => {
    // Such as an invisible control that makes a whole tile one target.
    if (!element.checkVisibility({ opacityProperty: true })) return false;
    const { backgroundColor, backgroundImage } = styleOf(element);
    if (backgroundImage !== 'none' || !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)) return true;
    if (element instanceof SVGGeometryElement || element.matches(PAINTED)) return true;
    return lines.some(
      ({ element: owner, box }) =>
        owner === element && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
  };

  /**
   * Whether a bar has an open menu with a scrim over the page.
   * @param {Element} bar
   */
  const hasScrim = (bar) => [...bar.children].some((child) => styleOf(child).position === 'fixed');

  /**
   * Whether an element may cover text: an open menu, the focused skip link, or a sticky bar of a container whose
   * content scrolls under it.
   * @param {Element} cover
   * @param {Element} covered
   */
  const mayCover = (cover, covered) => {
    if (cover.closest(POPUP)) return true;
    for (let node = /** @type {Element | null} */ (cover); node && !node.contains(covered); node = node.parentElement) {
      const { position } = styleOf(node);
      if (position === 'fixed' && (node.matches(':focus') || hasScrim(node))) return true;
      if (position !== 'sticky') continue;
      const scroller = node.parentElement && clippersOf(node.parentElement)[0];
      if (scroller && scroller.scrollHeight > scroller.clientHeight) return true;
    }
    return false;
  };

  /**
   * Returns the element that covers a part of a line, if any.
   * @param {Element} element
   * @param {Box} box
   * @param {Line[]} lines
   */
  const coverOf = (element, { left, right, top, bottom }, lines) => {
    const y = (top + bottom) / 2;
    const inset = Math.min(3, (right - left) / 2);
    const steps = Math.ceil((right - left) / STEP);
    for (let step = 0; step <= steps; step += 1) {
      const x = left + inset + ((right - left - 2 * inset) * step) / steps;
      if (document.elementFromPoint(x, y)?.contains(element)) continue;
      for (const other of document.elementsFromPoint(x, y)) {
        if (other.contains(element)) break;
        if (!drawsAt(other, x, y, lines)) continue;
        if (!mayCover(other, element)) return other;
        break;
      }
    }
    return undefined;
  };

  /** Resolves in a new task, after pending ones such as React's. */
  const task = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (port1.close(), resolve(undefined)));
      port1.start();
      port2.postMessage(undefined);
    });

  /** @type {TextInPage} */
  const text = {
    async look() {
      // Observers and media queries react to a new size while the browser renders; React renders in a task after that.
      await page.__portalRendered();
      for (let turn = 1; turn <= REACTIONS; turn += 1) await task();
      styles.clear();
      unseen.clear();
      const root = document.documentElement;
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      const height = modal ? innerHeight : root.scrollHeight;
      if (height > innerHeight) return { height, faults: [] };
      /** @type {Set<string>} */
      const faults = new Set();
      if (!modal && root.scrollWidth > innerWidth) faults.add('The page is wider than the screen.');
      for (const element of escapedWords()) {
        faults.add(
          `${nameOf(element)} does not scroll with the list that it stands in, which needs \`position: relative\`.`,
        );
      }
      const lines = linesIn(modal ?? document.body);
      for (const line of lines) {
        const shown = shownPart(line);
        if (shown === undefined) continue;
        const cover = typeof shown === 'string' ? undefined : coverOf(line.element, shown, lines);
        if (typeof shown === 'string') faults.add(`“${short(line.words)}” ${shown}.`);
        else if (cover) faults.add(`“${short(line.words)}” is covered by ${nameOf(cover)}.`);
      }
      return { height, faults: [...faults] };
    },
  };
  page.__portalText = text;
}
