declare const checked: unique symbol;

/**
 * An address that came from the server or the configuration and may be followed: absolute, and `https:` (contract 4.2).
 * Only `safe-url.ts` makes one.
 */
export type SafeHref = string & { readonly [checked]: 'safe' };

/** An address of the portal itself, root-relative. Only `domain/screens` makes one. */
export type ScreenHref = string & { readonly [checked]: 'screen' };

/** Where a link may lead: a plain string is no such place. */
export type Href = SafeHref | ScreenHref;

/** An address as sent, as one that may be followed; null when it may not, or there is none. */
export type ToSafeHref = (sent: string | null | undefined) => SafeHref | null;

/** What decoders know of the deployment: which addresses may be followed. */
export interface DecodeContext {
  toSafeHref: ToSafeHref;
}
