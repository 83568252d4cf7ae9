import type { SafeHref, ToSafeHref } from './href.ts';

/**
 * The only way an address that came from the server becomes a place to go (contract 4.2): absolute `https:`, `http:`
 * when the portal itself runs on http, or root-relative (`/x`, never `//x`). Anything else counts as none.
 *
 * @param base the origin that root-relative addresses belong to
 * @param own the address the portal itself runs at
 * @returns an absolute address, or null
 */
export function safeUrl(sent: string | null | undefined, base: string, own: string): SafeHref | null {
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
  const followable = url.protocol === 'https:' || (url.protocol === 'http:' && own.startsWith('http:'));
  return followable ? (url.href as SafeHref) : null;
}

/** `safeUrl` with the facts of a deployment; what it returns is given to decoders. */
export function createToSafeHref(base: string, own: string): ToSafeHref {
  return (sent) => safeUrl(sent, base, own);
}

/** The portal's own origin, which may always be followed. */
export function originHref(origin: string): SafeHref {
  return origin as SafeHref;
}

/** Writes to somebody. */
export function mailHref(email: string): SafeHref {
  return `mailto:${email}` as SafeHref;
}

/** The same address without the slashes at its end: paths are put behind it. */
export function trimTrailingSlashes(address: SafeHref): SafeHref {
  return address.replace(/\/+$/, '') as SafeHref;
}

/**
 * Adds query parameters, percent-encoded, to an address that may have some already (those stay as they are);
 * one whose value is null is left out.
 */
export function withQuery(address: SafeHref, parameters: Readonly<Record<string, string | null>>): SafeHref {
  const url = new URL(address);
  const added = new URLSearchParams(
    Object.entries(parameters).filter((one): one is [string, string] => one[1] !== null),
  );
  // `URLSearchParams` writes a space as `+`, which not every server reads as one.
  const query = added.toString().replaceAll('+', '%20');
  if (query) url.search = url.search ? `${url.search}&${query}` : query;
  return url.href as SafeHref;
}
