/** Calls when the page has loaded and the browser has nothing else to do: never before the first paint. */
export function whenIdle(call: () => void): void {
  // Not every browser can say when it is idle; there, the next turn after loading has to do.
  const soon = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
