/** At most this many characters are dropped to avoid breaking a word. */
const WORD_SLACK = 15;
/** A character of a word; Chinese may be broken between any two characters. */
const WORD_CHARACTER = /^(?!\p{Script=Han})[\p{L}\p{N}'’-]/u;

/**
 * A grapheme: what a reader takes for one character. `Intl.Segmenter` is not used: Firefox has it only since 2024, and
 * its first use takes 50 ms on a phone. Where the two differ (Thai, Hindi), this expression finds more graphemes.
 */
const GRAPHEME =
  /\r\n|[\p{Cc}\u00ad]|(?:\p{RI}{2}|\p{ExtPict}(?:[\p{M}\p{EMod}\u200c-\u200d\u{e0020}-\u{e007f}]*\u200d\p{ExtPict})*|[^])[\p{M}\p{EMod}\u200c-\u200d\u{e0020}-\u{e007f}]*/gu;

/** Returns the first graphemes of a text; stops there, since the text may be long. */
function firstCharacters(text: string, count: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const character of text.matchAll(GRAPHEME)) {
    found.push(character);
    if (found.length === count) break;
  }
  return found;
}

/**
 * Truncates a text to `limit` graphemes and an ellipsis. Where that would break a word, it ends at the space before the
 * word, if that is within `WORD_SLACK`.
 */
export function truncate(text: string, limit: number): { text: string; truncated: boolean } {
  const characters = text.length > limit ? firstCharacters(text, limit + 1) : [];
  if (characters.length <= limit) return { text, truncated: false };
  const breaksWord = characters.slice(limit - 1, limit + 1).every(([letter]) => WORD_CHARACTER.test(letter));
  const space = characters.findLastIndex(([letter], i) => i < limit && /^\s/.test(letter));
  const end = breaksWord && space > 0 && space >= limit - WORD_SLACK ? space : limit;
  return { text: `${text.slice(0, characters[end]?.index).trimEnd()}…`, truncated: true };
}

/** A unit that may begin a line: a word, or a single Chinese character with the punctuation after it. */
const WORD = /\p{Script=Han}[^\s\p{Script=Han}\p{L}\p{N}]*|[^\s\p{Script=Han}]+/gu;

/** Splits a text before its last word, which has to stay on one line with what follows it. */
export function beforeLastWord(text: string): [before: string, last: string] {
  const at = [...text.matchAll(WORD)].at(-1)?.index ?? 0;
  return [text.slice(0, at), text.slice(at)];
}
