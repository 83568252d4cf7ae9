const BLOCKS = 'br, p, div, h1, h2, h3, h4, h5, h6, tr, td, th';

/**
 * The text of the server's HTML in one line, where no markup is shown, and for measuring and truncating. Nothing
 * in it is loaded or run; the result is to be shown as text only.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  for (const item of body.querySelectorAll('li')) item.after(' · ');
  for (const block of body.querySelectorAll(BLOCKS)) block.after(' ');
  const text = (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return text.endsWith(' ·') ? text.slice(0, -2) : text;
}
