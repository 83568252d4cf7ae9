import { createHash } from 'node:crypto';

/** The hashes of what is written into a page itself, as sources of a content policy (`'sha256-…'`), each once. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
  /** Values of `style` attributes, those in templates included. */
  styleAttributes: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The hashes of a built index.html. Throws when it has an inline event handler, which no policy of ours allows. */
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
  const handler = /<[^>]*\s(on[a-z]+)=/.exec(markup)?.[1];
  if (handler !== undefined) throw new Error(`index.html has an inline event handler: ${handler}.`);
  const attributes = [...markup.matchAll(/<[^>]*\sstyle="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity),
  );
  const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))];
  return {
    scripts: hashes(inline.map(({ text }) => text)),
    styles: hashes(elements('style').map(({ text }) => text)),
    styleAttributes: hashes(attributes),
  };
}

/** Of an empty `<style>`: styled-components makes one and adds its rules by CSSOM, which policies do not look at. */
export const EMPTY_STYLE = hashOf('');
