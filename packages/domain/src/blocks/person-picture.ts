import type { SafeHref, ToSafeHref } from '../shared/index.ts';

/** The server's placeholder for a person without a picture (contract 3.2). */
const PLACEHOLDER_PICTURE = /\/default-avatar\.png$/i;

/** Returns a person's picture; null when there is none, it is the server's placeholder, or its URL is not allowed. */
export function personPicture(sent: string | null | undefined, toSafeHref: ToSafeHref): SafeHref | null {
  return PLACEHOLDER_PICTURE.test(sent ?? '') ? null : toSafeHref(sent);
}
