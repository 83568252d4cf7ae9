import { createHash } from 'node:crypto';

/** The hashes of what is written into a page itself, as sources of a content policy (`'sha256-…'`), each once. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of a built index.html.
 *
 * @throws {Error} when it has an inline event handler or a `style` attribute, which the policy does not allow
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
  // Neither code nor styles are markup.
  const markup = html.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
  const refused = /<[^>]*\s(on[a-z]+|style)="/.exec(markup)?.[1];
  if (refused !== undefined) throw new Error(`index.html has the attribute ${refused}, which its policy would refuse.`);
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];
  return {
    scripts: hashes(inline.map(({ text }) => text)),
    styles: hashes(elements('style').map(({ text }) => text)),
  };
}

/** Of an empty `<style>`: styled-components makes one and adds its rules by CSSOM, which policies do not look at. */
export const EMPTY_STYLE = hashOf('');
