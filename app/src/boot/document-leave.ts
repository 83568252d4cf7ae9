/** How long the failure of a call waits where the document may be being left, from the press that may leave it, in ms. */
const FROM_PRESS_MS = 10_000;
/** And from the failure: Chromium aborts calls when the next document has come, just before it says that this one is left. */
const FROM_FAILURE_MS = 1000;
/** A navigation that has not come about for so long will not, in ms. */
const NAVIGATION_MS = 60_000;

/** Whether a click, which nobody has handled, makes the browser load another document in this tab. */
function leadsAway({ target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return false;
  return link.protocol.startsWith('http') && link.href.split('#')[0] !== location.href.split('#')[0];
}

/**
 * Asked when something could not be fetched. Undefined = the document stays; else it may be being left, which aborts all that
 * it fetches: the promise resolves if it stays after all, and never if it is left.
 */
export type UntilStaying = () => Promise<void> | undefined;

/**
 * Watches for the end of the document. Firefox and Safari abort what it fetches as soon as the next one is asked for, which on
 * a slow network is seconds before this one is gone: none of that has failed.
 *
 * @param reload loads the document again, when it is shown again without what it waited for
 */
export function watchDocumentLeave(reload: () => void): UntilStaying {
  /** When something that may leave the document was begun last; null = nothing. */
  let pressedAt: number | null = null;
  let left = false;
  /** How many failures wait. */
  let waiting = 0;
  const press = () => (pressedAt = performance.now());
  addEventListener('beforeunload', press);
  // Safari on an iPhone has no `beforeunload`.
  addEventListener('click', (event) => {
    if (leadsAway(event)) press();
  });
  addEventListener('pagehide', () => (left = true));
  addEventListener('pageshow', ({ persisted }) => {
    // As it is also when it was opened, maybe after a press.
    if (!persisted) return;
    left = false;
    pressedAt = null;
    // Back in the browser's own copy of the page: what was aborted will not come.
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
