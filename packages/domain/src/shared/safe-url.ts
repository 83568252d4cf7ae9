import type { LinkHref, SafeHref, ToSafeHref } from './href.ts';

/**
 * Parses a URL, resolved against a base; null when it is invalid. `URL.canParse` is not used: browsers have it only
 * since 2023.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * Checks a URL from the server for a link that opens a new tab (contract 1.7). Allowed are absolute `https:` and
 * `http:`, and root-relative (`/x`, never `//x`).
 *
 * @param base the origin that root-relative URLs are resolved against
 * @returns an absolute URL; null when it is not allowed
 */
export function linkUrl(sent: string | null | undefined, base: string): LinkHref | null {
  // A browser drops tabs and line breaks from a URL, so `/\t/host` would become `//host`.
  if (!sent || /\p{Cc}/u.test(sent)) return null;
  const rootRelative = sent.startsWith('/') && !/^\/[/\\]/.test(sent);
  if (!rootRelative && !/^https?:\/\//i.test(sent)) return null;
  const url = parseUrl(sent, base);
  if (!url || url.username || url.password) return null;
  return /^https?:$/.test(url.protocol) ? (url.href as LinkHref) : null;
}

/**
 * Checks a URL from the server or the configuration that is not only a link: a redirect (contract 4.2), a frame, a
 * picture. As `linkUrl`, but `http:` only when the portal itself runs on http: browsers block it in a page on https.
 *
 * @param base the origin that root-relative URLs are resolved against
 * @param own the URL the portal runs at
 * @returns an absolute URL; null when it is not allowed
 */
export function safeUrl(sent: string | null | undefined, base: string, own: string): SafeHref | null {
  const href = linkUrl(sent, base);
  const allowed = href?.startsWith('https:') || own.startsWith('http:');
  return allowed ? (href as SafeHref | null) : null;
}

/** Creates the `safeUrl` of one deployment, for its decoders, with `linkUrl` as a second use. */
export function createToSafeHref(base: string, own: string): ToSafeHref {
  function toSafeHref(sent: string | null | undefined): SafeHref | null;
  function toSafeHref(sent: string | null | undefined, use: 'link'): LinkHref | null;
  function toSafeHref(sent: string | null | undefined, use?: 'link'): LinkHref | null {
    return use === 'link' ? linkUrl(sent, base) : safeUrl(sent, base, own);
  }
  return toSafeHref;
}

/** Returns the portal's own origin, which is always allowed. */
export function originHref(origin: string): SafeHref {
  return origin as SafeHref;
}

/**
 * Returns a `mailto:` link.
 *
 * @param email '' = the student enters the recipient
 */
export function mailHref(email: string, content: Readonly<Record<'subject' | 'body', string>> | null = null): SafeHref {
  const href = `mailto:${email}` as SafeHref;
  return content ? withQuery(href, content) : href;
}

/** Removes the trailing slashes of a URL, so that a path can be appended. */
export function trimTrailingSlashes(href: SafeHref): SafeHref {
  return href.replace(/\/+$/, '') as SafeHref;
}

/**
 * Appends percent-encoded query parameters to a URL and leaves its existing ones unchanged; a parameter whose value is
 * null is left out.
 */
export function withQuery(href: SafeHref, parameters: Readonly<Record<string, string | null>>): SafeHref {
  const url = new URL(href);
  const added = new URLSearchParams(
    Object.entries(parameters).filter((one): one is [string, string] => one[1] !== null),
  );
  // `URLSearchParams` writes a space as `+`, which not every server reads as one.
  const query = added.toString().replaceAll('+', '%20');
  if (query) url.search = url.search ? `${url.search}&${query}` : query;
  return url.href as SafeHref;
}
