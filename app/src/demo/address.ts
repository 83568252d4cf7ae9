/** The search param of the demo's URL that holds the choice. */
const PARAMETER = 'demo';

/** Returns the choice in a URL, as text; null when it has none. */
export function choiceTextOf(url: string): string | null {
  return new URL(url).searchParams.get(PARAMETER);
}

/** Returns a URL with this choice in place of another; '' = none. */
export function withChoiceText(url: string, text: string): string {
  const address = new URL(url);
  if (text === '') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, text);
  return address.href;
}

/**
 * Adds the slash at the end of the URL of the portal's first page, without which it is outside the service worker's
 * scope.
 */
export function withSlash(url: string, base: string): string {
  const address = new URL(url);
  if (`${address.pathname}/` === base) address.pathname = base;
  return address.href;
}

/**
 * Keeps the choice in the URL during all navigation, independently of the portal's code.
 *
 * @param current returns the current choice
 * @param onChange called after each change of the URL
 */
export function keepInAddress(current: () => string, onChange: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state, unused, url) => {
      const wanted = new URL(url ?? '', location.href).href;
      change(state, unused, withSlash(withChoiceText(wanted, current()), import.meta.env.BASE_URL));
      onChange();
    };
  }
  // A history entry has the choice that was current when it was added.
  addEventListener('popstate', () => history.replaceState(history.state, ''));
}
