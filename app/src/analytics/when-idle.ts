/** Calls back when the page has loaded and the browser is idle, so never before the first paint. */
export function whenIdle(call: () => void): void {
  // Browsers without requestIdleCallback call back in the next task after loading.
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
