import type { DecodeContext, LinkHref } from './href.ts';

/** A link whose text is shown as sent, even when its URL is not allowed. */
export interface LinkOrText {
  text: string;
  /** null = shown as text. */
  href: LinkHref | null;
}

/** Decodes a link; null when it is missing or blank. */
export function linkOrText(sent: string | null, { toSafeHref }: DecodeContext): LinkOrText | null {
  return sent === null || sent.trim() === '' ? null : { text: sent, href: toSafeHref(sent, 'link') };
}
