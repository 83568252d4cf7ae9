declare const checked: unique symbol;

/**
 * A checked, absolute URL from the server or the configuration: `https:`, or `http:` where the portal itself runs on
 * http (contract 4.2). `mailto:` links have this type too. Only `safe-url.ts` makes one.
 */
export type SafeHref = string & { readonly [checked]: 'safe' };

/** The root-relative path of a screen of the portal. Only `domain/screens` makes one. */
export type ScreenHref = string & { readonly [checked]: 'screen' };

/** What links take as href; a plain string does not compile. */
export type Href = SafeHref | ScreenHref;

/** Checks a URL as sent; null when it is missing or not allowed. */
export type ToSafeHref = (sent: string | null | undefined) => SafeHref | null;

/** What decoders need of the deployment: which URLs are allowed. */
export interface DecodeContext {
  toSafeHref: ToSafeHref;
}
