import { safeFragment } from './safe-fragment.ts';

const BLOCKS = 'br, p, div, h1, h2, h3, h4, h5, h6, tr, td, th';

/**
 * Returns the text of the server's HTML on one line: for places without markup, and for measuring and truncating. The
 * sanitiser parses it, because that also works under a content security policy that requires Trusted Types.
 */
export function plainText(html: string): string {
  const fragment = safeFragment(html);
  for (const item of fragment.querySelectorAll('li')) item.after(' · ');
  for (const block of fragment.querySelectorAll(BLOCKS)) block.after(' ');
  const text = (fragment.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.endsWith(' ·') ? text.slice(0, -2) : text;
}
