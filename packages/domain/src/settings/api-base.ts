/** Removes the trailing slashes of a URL. */
export function trimSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/**
 * Returns the base URL of the API (contract 4.7), from an unchecked `/config.json`. This file has no imports, since the
 * boot script uses it.
 */
export function apiBaseOf(sent: unknown): string {
  const given = (sent as { apiBase?: unknown } | null | undefined)?.apiBase;
  return (typeof given === 'string' && trimSlash(given)) || '/api';
}
