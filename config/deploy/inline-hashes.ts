import { createHash } from 'node:crypto';

/** The hashes of inline scripts and styles as CSP sources (`'sha256-…'`), without duplicates. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Computes the hashes of a built index.html.
 *
 * @throws {Error} when it has an inline event handler or a `style` attribute, which the policy blocks
 */
export function inlineHashes(html: string): InlineHashes {
  const elements = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))].map(
      ([, attributes = '', text = '']) => ({
        attributes,
        text,
      }),
    );
  const inline = elements('script').filter(({ attributes }) => !/\bsrc=/.test(attributes));
  // Without the text of scripts and styles, which could look like an attribute.
  const markup = html.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
  const refused = /<[^>]*\s(on[a-z]+|style)="/.exec(markup)?.[1];
  if (refused !== undefined) throw new Error(`index.html has the attribute ${refused}, which its policy would refuse.`);
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];
  return {
    scripts: hashes(inline.map(({ text }) => text)),
    styles: hashes(elements('style').map(({ text }) => text)),
  };
}

/**
 * The hash of an empty `<style>`: styled-components inserts one and adds rules through CSSOM, which CSP does not check.
 */
export const EMPTY_STYLE = hashOf('');
