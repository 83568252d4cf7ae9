/** An address without its trailing slashes. */
export function trimSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Where the API is (contract 4.7), from a `/config.json` in any state. Small on purpose: the page's first lines use it. */
export function apiBaseOf(sent: unknown): string {
  const given = (sent as { apiBase?: unknown } | null | undefined)?.apiBase;
  return (typeof given === 'string' && trimSlash(given)) || '/api';
}
