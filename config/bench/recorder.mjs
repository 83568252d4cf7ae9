// @ts-check

/**
 * @typedef {object} Shift A layout shift that no input caused.
 * @property {number} at
 * @property {number} value
 * @property {string[]} nodes Selectors of the elements that moved.
 */

/**
 * @typedef {object} Recorded What the recorder measured in a page; times in ms since the navigation.
 * @property {number} fcp
 * @property {number} lcp
 * @property {string} lcpNode
 * @property {number} content When the content that was waited for had been painted; NaN when none was.
 * @property {number} inPlace When the last change within the first viewport had been painted.
 * @property {string} lastNode Selector of the node that changed last.
 * @property {{ at: number, duration: number }[]} longTasks
 * @property {Shift[]} shifts
 */

/** @typedef {{ selector: string, count: number }} Content This many elements of the selector are the page's content. */

/**
 * Records paints, long tasks, layout shifts and DOM changes of the page, for `window.recorded()`. It is serialised and
 * runs in the page before any other script, so it must not refer to anything outside itself.
 *
 * The first screen is in place when the last change within the final viewport has been painted: added nodes, texts,
 * classes, styles and pictures, and layout shifts. A removal does not count: what moves up into its place is a shift.
 * @param {Content | null} content
 */
export function recorder(content) {
  // Entries are only collected while the page loads and evaluated by `recorded()`, so that recording costs little.
  const longTasks = /** @type {PerformanceEntry[]} */ ([]);
  const shifts = /** @type {any[]} */ ([]);
  const paints = /** @type {any[]} */ ([]);
  /** @type {{ at: number, records: MutationRecord[], images: Node[] }[]} Changes, each with the time it had been painted. */
  const changes = [];
  let contentAt = Number.NaN;

  /** @param {string} type @param {PerformanceEntry[]} kept */
  const observe = (type, kept) =>
    new PerformanceObserver((list) => kept.push(...list.getEntries())).observe({ type, buffered: true });
  observe('largest-contentful-paint', paints);
  observe('longtask', longTasks);
  observe('layout-shift', shifts);

  /** @type {{ at: number, records: MutationRecord[], images: Node[] } | null} Changes that the next frame paints. */
  let pending = null;
  function nextFrame() {
    if (pending) return pending;
    const frame = { at: 0, records: /** @type {MutationRecord[]} */ ([]), images: /** @type {Node[]} */ ([]) };
    pending = frame;
    requestAnimationFrame(() => {
      pending = null;
      const complete =
        Number.isNaN(contentAt) && content && document.querySelectorAll(content.selector).length >= content.count;
      // The frame has been painted when the next task runs.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        frame.at = performance.now();
        changes.push(frame);
        if (complete) contentAt = frame.at;
        port1.close();
      });
      port1.start();
      port2.postMessage(null);
    });
    return frame;
  }
  new MutationObserver((records) => nextFrame().records.push(...records)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'src', 'hidden'],
  });
  document.addEventListener(
    'load',
    ({ target }) => target instanceof HTMLImageElement && nextFrame().images.push(target),
    true,
  );

  /** @param {Node | null | undefined} node @returns {string} */
  function selectorOf(node) {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element || element === document.body) return 'body';
    const role = element.getAttribute('role');
    const own = element.id ? `#${element.id}` : role ? `[role=${role}]` : '';
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
    const parent = element.parentElement?.closest('main, header, nav, section, article, ul, #root');
    const place = parent ? `${parent.id ? `#${parent.id}` : parent.localName} ` : '';
    return `${place}${element.localName}${own}${name ? ` "${name}"` : ''}`;
  }

  /** Whether a node is in the viewport, at the top of the page. @param {Node} node */
  function isInPlace(node) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.isConnected || !element.checkVisibility()) return false;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // Visually hidden elements for screen readers are one pixel large.
    return width * height > 4 && top < innerHeight && bottom > 0;
  }

  /** @param {MutationRecord} record */
  const nodesOf = ({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target]);

  function recorded() {
    const last = changes.toReversed().flatMap(({ at, records, images }) => {
      const node = [...records.flatMap(nodesOf), ...images].find(isInPlace);
      return node ? [{ at, node }] : [];
    })[0];
    const unexpected = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const seen = unexpected.filter(({ sources }) =>
      sources.some((/** @type {any} */ { currentRect: { height, top } }) => height > 0 && top < innerHeight),
    );
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const lcp = paints.at(-1);
    return {
      fcp,
      lcp: lcp?.startTime ?? Number.NaN,
      lcpNode: selectorOf(lcp?.element),
      content: contentAt,
      inPlace: Math.max(last?.at ?? fcp, ...seen.map(({ startTime }) => startTime)),
      lastNode: last ? selectorOf(last.node) : '',
      longTasks: longTasks.map(({ startTime, duration }) => ({ at: startTime, duration })),
      shifts: unexpected.map(({ startTime, value, sources }) => ({
        at: startTime,
        value,
        nodes: sources.map((/** @type {any} */ { node }) => selectorOf(node)),
      })),
    };
  }
  Object.assign(window, { recorded });
}
