/** At most this many characters are dropped to avoid breaking a word. */
const WORD_SLACK = 15;
/** A character of a word; Chinese may be broken between any two characters. */
const WORD_CHARACTER = /^(?!\p{Script=Han})[\p{L}\p{N}'’-]/u;

/** Latin and Chinese without marks that combine: each code unit is a grapheme, whatever is beside it. */
const PLAIN = /^[\n -\u02ff\u2010-\u2027\u3001-\u3029\u3400-\u9fff\uff01-\uff5e]*$/;

/** The first graphemes of a text, which may be long. */
function firstCharacters(text: string, count: number): Pick<Intl.SegmentData, 'segment' | 'index'>[] {
  const first = text.slice(0, count);
  // The first use of a segmenter takes a phone 50 ms, before the first paint of a second visit.
  if (PLAIN.test(first)) return first.split('').map((segment, index) => ({ segment, index }));
  const found: Intl.SegmentData[] = [];
  for (const character of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
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
  const breaksWord = characters.slice(limit - 1, limit + 1).every(({ segment }) => WORD_CHARACTER.test(segment));
  const space = characters.findLastIndex(({ segment }, i) => i < limit && /^\s/.test(segment));
  const end = breaksWord && space > 0 && space >= limit - WORD_SLACK ? space : limit;
  return { text: `${text.slice(0, characters[end]?.index).trimEnd()}…`, truncated: true };
}
