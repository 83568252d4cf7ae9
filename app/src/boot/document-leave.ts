/** How long the report of a failed call is held back after a press that may leave the document, in ms. */
const FROM_PRESS_MS = 10_000;
/**
 * The minimum, counted from the failure, in ms: Chromium aborts calls when the next document has arrived, just before
 * `pagehide`.
 */
const FROM_FAILURE_MS = 1000;
/** A navigation that has not happened after this time is not expected any more, in ms. */
const NAVIGATION_MS = 60_000;

/** Whether a click that no handler has prevented makes the browser load another document in this tab. */
function leadsAway({ target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  return link.protocol.startsWith('http') && link.href.split('#')[0] !== location.href.split('#')[0];
}

/**
 * Called when a fetch has failed. Undefined = the document stays. Otherwise it may be about to be left, which aborts
 * its fetches: the promise resolves if the document stays after all, and never if it is left.
 */
export type WaitIfLeavingDocument = () => Promise<void> | undefined;

/**
 * Watches whether the document is left. Firefox and Safari abort its fetches as soon as the next document is requested,
 * which on a slow network is seconds before this one is unloaded; such aborted fetches are no failures.
 *
 * @param reload reloads the document, when it is shown from the back/forward cache while failures are held back
 */
export function watchDocumentLeave(reload: () => void): WaitIfLeavingDocument {
  /** When the last press or navigation began that may leave the document; null = none. */
  let pressedAt: number | null = null;
  let left = false;
  /** The number of failures that are held back. */
  let waiting = 0;
  const press = () => (pressedAt = performance.now());
  addEventListener('beforeunload', press);
  // Safari on an iPhone has no `beforeunload`.
  addEventListener('click', (event) => {
    if (leadsAway(event)) press();
  });
  addEventListener('pagehide', () => (left = true));
  addEventListener('pageshow', ({ persisted }) => {
    // `pageshow` is also fired on the first load, perhaps after a press.
    if (!persisted) return;
    left = false;
    pressedAt = null;
    // Restored from the back/forward cache: the aborted responses will not arrive.
    if (waiting > 0) reload();
  });
  return () => {
    const since = pressedAt === null ? Number.POSITIVE_INFINITY : performance.now() - pressedAt;
    if (!left && since > NAVIGATION_MS) return undefined;
    waiting += 1;
    const patience = Math.max(FROM_FAILURE_MS, FROM_PRESS_MS - since);
    return new Promise((resolve) => {
      setTimeout(() => {
        if (left) return;
        waiting -= 1;
        resolve();
      }, patience);
    });
  };
}
