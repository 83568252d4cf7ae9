/**
 * The only way an address that came from the server becomes a place to go (contract 4.2): absolute `https:`, `http:`
 * when the portal itself runs on http, or root-relative (`/x`, never `//x`). Anything else counts as none.
 *
 * @param base the origin that root-relative addresses belong to
 * @param own the address the portal itself runs at
 * @returns an absolute address, or null
 */
export function safeUrl(sent: string | null | undefined, base: string, own: string): string | null {
  // A browser drops tabs and line breaks from an address, and `/\t/host` would become `//host`.
  if (!sent || /\p{Cc}/u.test(sent)) return null;
  const rootRelative = sent.startsWith('/') && !/^\/[/\\]/.test(sent);
  if (!rootRelative && !/^https?:\/\//i.test(sent)) return null;
  let url: URL;
  try {
    url = new URL(sent, base);
  } catch {
    return null;
  }
  if (url.username || url.password) return null;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && own.startsWith('http:') ? url.href : null;
}

/** An address of the server as one that may be followed, or null: `safeUrl` with the portal's own facts. */
export type CheckAddress = (sent: string) => string | null;

/**
 * Adds query parameters, percent-encoded, to an address that may have some already (those stay as they are);
 * one whose value is null is left out.
 */
export function withQuery(address: string, parameters: Readonly<Record<string, string | null>>): string {
  const url = new URL(address);
  const added = new URLSearchParams(
    Object.entries(parameters).filter((one): one is [string, string] => one[1] !== null),
  );
  // `URLSearchParams` writes a space as `+`, which not every server reads as one.
  const query = added.toString().replaceAll('+', '%20');
  if (query) url.search = url.search ? `${url.search}&${query}` : query;
  return url.href;
}
