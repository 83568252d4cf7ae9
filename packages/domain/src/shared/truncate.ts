/** How many characters a cut gives up at most so as not to tear a word. */
const WORD_SLACK = 15;
/** Begins with what words are made of; Chinese may be cut between any two of its characters. */
const OF_A_WORD = /^(?!\p{Script=Han})[\p{L}\p{N}'’-]/u;

/**
 * Text cut to at most `limit` characters, counted as a reader counts them; `rest` says whether something was cut off.
 * Where it would tear a word, it goes back to the space before that, if one is near.
 */
export function truncate(text: string, limit: number): { text: string; truncated: boolean } {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  if (characters.length <= limit) return { text: text, truncated: false };
  const torn = characters.slice(limit - 1, limit + 1).every(({ segment }) => OF_A_WORD.test(segment));
  const space = characters.findLastIndex(({ segment }, i) => i < limit && /^\s/.test(segment));
  const end = torn && space > 0 && space >= limit - WORD_SLACK ? space : limit;
  return { text: `${text.slice(0, characters[end]?.index).trimEnd()}…`, truncated: true };
}
