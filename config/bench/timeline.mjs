// @ts-check
/** Formats the events of a page load as one list, each request with what it waited for. */

/**
 * @typedef {object} Item
 * @property {'html' | 'script' | 'api' | 'other' | 'task' | 'paint' | 'shift'} kind
 * @property {string} name
 * @property {number} start ms since the navigation
 * @property {number} end
 */

/**
 * An item can be the cause of a request that begins this much before its end, since the times are of different clocks.
 */
const TOLERANCE_MS = 3;
/** Kinds that a request can have waited for. */
const CAUSES = new Set(['html', 'script', 'api', 'task']);
/** Kinds of requests, for which a cause is looked up. */
const WAITING = new Set(['script', 'api', 'other']);

/**
 * Returns what a request waited for: the task that was running when it began, or the item that ended last before it.
 * Null for an item that is not a request, and for a request without a known cause.
 * @param {Item} item
 * @param {readonly Item[]} items
 * @returns {Item | null}
 */
export function causeOf(item, items) {
  if (!WAITING.has(item.kind)) return null;
  const causes = items.filter((one) => one !== item && CAUSES.has(one.kind));
  const running = causes.find(({ kind, start, end }) => kind === 'task' && start <= item.start && item.start <= end);
  if (running) return running;
  const before = causes.filter(({ end }) => end <= item.start + TOLERANCE_MS);
  return before.reduce(
    (last, one) => (last === null || one.end > last.end ? one : last),
    /** @type {Item | null} */ (null),
  );
}

/**
 * Formats the items as text in the order of their start, each request with what it waited for.
 * @param {readonly Item[]} items
 * @returns {string}
 */
export function timeline(items) {
  const sorted = items.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return sorted
    .map((item) => {
      const { kind, name, start, end } = item;
      const cause = causeOf(item, sorted);
      const span = end > start ? `${start.toFixed(0)}–${end.toFixed(0)}` : start.toFixed(0);
      const after = cause ? `   < ${cause.kind} ${cause.name.split('  ')[0]}` : '';
      return `${span.padStart(11)}  ${kind.padEnd(6)} ${name}${after}`;
    })
    .join('\n');
}
