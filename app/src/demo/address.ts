/** The parameter of the demo's address that holds the choice. */
const PARAMETER = 'demo';

/** The choice of an address, as text; null when it names none. */
export function choiceTextOf(url: string): string | null {
  return new URL(url).searchParams.get(PARAMETER);
}

/** An address with this choice in place of another; '' = none. */
export function withChoiceText(url: string, text: string): string {
  const address = new URL(url);
  if (text === '') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, text);
  return address.href;
}

/** The portal's first page with a slash at its end, without which a service worker below it does not answer. */
export function withSlash(url: string, base: string): string {
  const address = new URL(url);
  if (`${address.pathname}/` === base) address.pathname = base;
  return address.href;
}

/**
 * Keeps the choice in the address bar, wherever the portal goes: the portal itself knows nothing of it.
 * @param current the choice at this moment
 * @param onChange called after each change of the address
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
  // An entry of the history has the choice of its time.
  addEventListener('popstate', () => history.replaceState(history.state, ''));
}
