declare const checked: unique symbol;

/**
 * A checked, absolute URL from the server for a link that opens a new tab: `https:` or `http:` (contract 1.7). Only
 * `safe-url.ts` makes one.
 */
export type LinkHref = string & { readonly [checked]: 'safe' | 'link' };

/**
 * A checked, absolute URL from the server or the configuration that may also be redirected to, framed, shown as a
 * picture or fetched: `https:`, or `http:` where the portal itself runs on http (contract 4.2). `mailto:` links have
 * this type too. Only `safe-url.ts` makes one.
 */
export type SafeHref = string & { readonly [checked]: 'safe' };

/** The root-relative path of a screen of the portal. Only `domain/screens` makes one. */
export type ScreenHref = string & { readonly [checked]: 'screen' };

/** What links take as href; a plain string does not compile. */
export type Href = LinkHref | ScreenHref;

/** Checks a URL as sent; null when it is missing or not allowed. */
export interface ToSafeHref {
  (sent: string | null | undefined): SafeHref | null;
  /** For links that open a new tab. */
  (sent: string | null | undefined, use: 'link'): LinkHref | null;
}

/** What decoders need of the deployment: which URLs are allowed. */
export interface DecodeContext {
  toSafeHref: ToSafeHref;
}
