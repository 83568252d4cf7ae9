import type { SafeHref, ToSafeHref } from '../shared/index.ts';

/** The server's placeholder for a person without a picture (contract 3.2). */
const PLACEHOLDER_PICTURE = /\/default-avatar\.png$/i;

/** A person's picture; null where there is none, as for the server's placeholder. */
export function personPicture(sent: string | null | undefined, toSafeHref: ToSafeHref): SafeHref | null {
  return PLACEHOLDER_PICTURE.test(sent ?? '') ? null : toSafeHref(sent);
}
