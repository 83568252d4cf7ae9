/** How far down each entry of the history was read, by its key. Forgotten with the page. */
const positions = new Map<string, number>();

/** Notes where the page of this history entry is read, until the returned function is called. */
export function noteScroll(key: string): () => void {
  const note = () => positions.set(key, window.scrollY);
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

/** What the student does to go elsewhere on the page: from then on it is theirs. */
const OWN_WAY = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Rows that take longer than this to come are not waited for. */
const PATIENCE_MS = 3000;

/**
 * Goes back to where this entry was left. Its rows may still be on their way, so it goes on trying while the page
 * grows, unless the student moves first.
 */
export function restoreScroll(key: string): () => void {
  const wanted = positions.get(key) ?? 0;
  const go = () => {
    window.scrollTo(0, wanted);
    if (Math.abs(window.scrollY - wanted) < 2) stop();
  };
  const grown = new ResizeObserver(go);
  const patience = setTimeout(stop, PATIENCE_MS);
  function stop() {
    grown.disconnect();
    clearTimeout(patience);
    for (const way of OWN_WAY) removeEventListener(way, stop);
  }
  for (const way of OWN_WAY) addEventListener(way, stop, { passive: true });
  grown.observe(document.body);
  go();
  return stop;
}

/** The browser's own restoring knows only whole pages: it is wanted for reloads, and in the way otherwise. */
export function restoreByHand(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}
