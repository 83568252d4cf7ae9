import type { DecodeContext, SafeHref } from './href.ts';

/** A link whose text is shown as sent, whether or not it may be followed. */
export interface LinkOrText {
  text: string;
  /** Where it leads; null = it is only read. */
  href: SafeHref | null;
}

/** A link as sent; null = there is none, or it is blank. */
export function linkOrText(sent: string | null, { toSafeHref }: DecodeContext): LinkOrText | null {
  return sent === null || sent.trim() === '' ? null : { text: sent, href: toSafeHref(sent) };
}
