/** At most this many characters are dropped to avoid breaking a word. */
const WORD_SLACK = 15;
/** A character of a word; Chinese may be broken between any two characters. */
const WORD_CHARACTER = /^(?!\p{Script=Han})[\p{L}\p{N}'’-]/u;

/**
 * Truncates a text to `limit` graphemes and an ellipsis. Where that would break a word, it ends at the space before the
 * word, if that is within `WORD_SLACK`.
 */
export function truncate(text: string, limit: number): { text: string; truncated: boolean } {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= limit) return { text: text, truncated: false };
  const breaksWord = characters.slice(limit - 1, limit + 1).every(({ segment }) => WORD_CHARACTER.test(segment));
  const space = characters.findLastIndex(({ segment }, i) => i < limit && /^\s/.test(segment));
  const end = breaksWord && space > 0 && space >= limit - WORD_SLACK ? space : limit;
  return { text: `${text.slice(0, characters[end]?.index).trimEnd()}…`, truncated: true };
}
