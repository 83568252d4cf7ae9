// @ts-check

/**
 * @typedef {object} Shift A layout shift that no input caused.
 * @property {number} at
 * @property {number} value
 * @property {string[]} nodes Selectors of what was moved.
 */

/**
 * @typedef {object} Recorded What a page has recorded of its own loading; times in ms since the navigation.
 * @property {number} fcp
 * @property {number} lcp
 * @property {string} lcpNode
 * @property {number} content When the content that was waited for had been painted; NaN when none was.
 * @property {number} inPlace When the last change within the first viewport had been painted.
 * @property {string} lastNode What changed then.
 * @property {{ at: number, duration: number }[]} longTasks
 * @property {Shift[]} shifts
 */

/** @typedef {{ selector: string, count: number }} Content This many elements of the selector are the page's content. */

/**
 * Records paints, long tasks, layout shifts and changes of the page it runs in, as `recorded()`. Runs in the page before
 * any other script, so it uses nothing from outside.
 *
 * The first screen is in place when the last change of what is in the viewport at the end has been painted: nodes that
 * were added, texts, classes, styles and pictures, and layout shifts. What was only removed does not count: what moves up
 * into its place is a shift.
 * @param {Content | null} content
 */
export function recorder(content) {
  const longTasks = /** @type {{ at: number, duration: number }[]} */ ([]);
  const shifts = /** @type {(Shift & { seen: boolean })[]} */ ([]);
  /** @type {{ at: number, nodes: Node[] }[]} Changes, each with the time at which it had been painted. */
  const changes = [];
  let lcp = Number.NaN;
  let lcpNode = '';
  let contentAt = Number.NaN;

  /** @param {Node | null | undefined} node @returns {string} */
  function selectorOf(node) {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element || element === document.body) return 'body';
    const role = element.getAttribute('role') ?? element.getAttribute('aria-labelledby');
    const own = element.id ? `#${element.id}` : role ? `[${role}]` : '';
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
    const parent = element.parentElement?.closest('main, header, nav, section, article, ul, #root');
    const place = parent ? `${parent.id ? `#${parent.id}` : parent.localName} ` : '';
    return `${place}${element.localName}${own}${name ? ` "${name}"` : ''}`;
  }

  /** @param {{ type: string, buffered?: boolean }} what @param {(entry: any) => void} take */
  const observe = (what, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ buffered: true, ...what });
  observe({ type: 'largest-contentful-paint' }, ({ startTime, element }) => {
    lcp = startTime;
    lcpNode = selectorOf(element);
  });
  observe({ type: 'longtask' }, ({ startTime, duration }) => longTasks.push({ at: startTime, duration }));
  observe({ type: 'layout-shift' }, ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    const nodes = sources.map((/** @type {{ node: Node | null }} */ { node }) => selectorOf(node));
    const seen = sources.some(
      (/** @type {{ currentRect: DOMRectReadOnly }} */ { currentRect }) =>
        currentRect.height > 0 && currentRect.top < innerHeight,
    );
    shifts.push({ at: startTime, value, nodes, seen });
  });

  /** @type {Node[] | null} Changes that the next frame paints. */
  let pending = null;
  /** @param {Node[]} nodes */
  function changed(nodes) {
    if (nodes.length === 0) return;
    if (pending) {
      pending.push(...nodes);
      return;
    }
    pending = nodes;
    requestAnimationFrame(() => {
      const painted = pending ?? [];
      pending = null;
      const complete =
        Number.isNaN(contentAt) && content && document.querySelectorAll(content.selector).length >= content.count;
      // The frame has been painted when the next task runs.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const at = performance.now();
        changes.push({ at, nodes: painted });
        if (complete) contentAt = at;
      });
      port1.start();
      port2.postMessage(null);
    });
  }
  new MutationObserver((records) => {
    changed(records.flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target])));
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'src', 'hidden'],
  });
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && changed([target]), true);

  /** Whether a node is in the viewport, at the top of the page. @param {Node} node */
  function isInPlace(node) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.isConnected || !element.checkVisibility()) return false;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // What is only for screen readers is a pixel large.
    return width * height > 4 && top < innerHeight && bottom > 0;
  }

  Object.assign(window, {
    recorded: () => {
      const last = changes.toReversed().flatMap(({ at, nodes }) => {
        const node = nodes.find(isInPlace);
        return node ? [{ at, node }] : [];
      })[0];
      const lastShift = Math.max(0, ...shifts.filter(({ seen }) => seen).map(({ at }) => at));
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      return {
        fcp,
        lcp,
        lcpNode,
        content: contentAt,
        inPlace: Math.max(last?.at ?? fcp, lastShift),
        lastNode: last ? selectorOf(last.node) : '',
        longTasks,
        shifts: shifts.map(({ at, value, nodes }) => ({ at, value, nodes })),
      };
    },
  });
}
