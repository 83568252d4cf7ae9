import { safeFragment } from './safe-fragment.ts';

const BLOCKS = 'br, p, div, h1, h2, h3, h4, h5, h6, tr, td, th';

/**
 * The text of the server's HTML in one line, where no markup is shown, and for measuring and truncating. Parsed by the
 * sanitiser, which works under a content policy that requires Trusted Types.
 */
export function plainText(html: string): string {
  const fragment = safeFragment(html);
  for (const item of fragment.querySelectorAll('li')) item.after(' · ');
  for (const block of fragment.querySelectorAll(BLOCKS)) block.after(' ');
  const text = (fragment.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.endsWith(' ·') ? text.slice(0, -2) : text;
}
