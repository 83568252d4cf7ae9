/** The scroll position of each history entry, by its key. Lost when the page reloads. */
const positions = new Map<string, number>();

/** Records the scroll position of a history entry until the returned function is called. */
export function recordScroll(key: string): () => void {
  const record = () => positions.set(key, window.scrollY);
  addEventListener('scroll', record, { passive: true });
  return () => removeEventListener('scroll', record);
}

/** Events by which the student scrolls or operates the page; they end all scrolling by the portal. */
const USER_INPUT = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** @returns takes the listener away */
function listenForUserInput(listener: () => void): () => void {
  for (const type of USER_INPUT) addEventListener(type, listener, { passive: true });
  return () => {
    for (const type of USER_INPUT) removeEventListener(type, listener);
  };
}

/** How long restoring waits for rows to load. */
const TIMEOUT_MS = 3000;

/**
 * Scrolls to where this history entry was left. Its rows may still be loading, so it retries while the page grows,
 * until the student scrolls.
 *
 * @returns stops it
 */
export function restoreScroll(key: string): () => void {
  const target = positions.get(key) ?? 0;
  const scroll = () => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) < 2) stop();
  };
  const observer = new ResizeObserver(scroll);
  const timeout = setTimeout(stop, TIMEOUT_MS);
  const stopListening = listenForUserInput(stop);
  function stop() {
    observer.disconnect();
    clearTimeout(timeout);
    stopListening();
  }
  observer.observe(document.body);
  scroll();
  return stop;
}

/**
 * Scrolls to the top of the page after `delay` ms, unless the student has operated the page or the returned function
 * was called: scrolling under a finger would make it press something else.
 */
export function scrollToTopAfter(delay: number): () => void {
  const timer = setTimeout(() => {
    stopListening();
    window.scrollTo(0, 0);
  }, delay);
  const stopListening = listenForUserInput(stop);
  function stop() {
    clearTimeout(timer);
    stopListening();
  }
  return stop;
}

/** Turns off the browser's own scroll restoration, except for reloads: it does not know the portal's routes. */
export function controlScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}
