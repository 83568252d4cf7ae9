/** The languages of the school's texts, as `lang` names them. */
type TextLanguage = 'en' | 'zh';

/**
 * Least share of Chinese characters in a Chinese text, which names tests and exercises in English; with fewer, a text
 * is in both languages.
 */
const HAN_SHARE = 1 / 3;
/** Least number of words in an English text: fewer are a name or a term, which a Chinese text may also have. */
const ENGLISH_WORDS = 3;

/**
 * Detects the language of a text of the school by the script of its letters, since the wire does not state it.
 * null when the script does not decide it: the text is in both languages, in another script, or a name.
 */
export function textLanguage(text: string): TextLanguage | null {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const all = count(/\p{L}/gu);
  const han = count(/\p{Script=Han}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  if (han + latin < all) return null;
  if (han > 0) return han >= all * HAN_SHARE ? 'zh' : null;
  return count(/[\p{L}’']+/gu) >= ENGLISH_WORDS ? 'en' : null;
}
