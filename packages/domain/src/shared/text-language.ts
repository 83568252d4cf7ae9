/** The languages of the school's texts, as `lang` names them. */
type TextLanguage = 'en' | 'zh';

/** Chinese texts name tests and exercises in English; with more of it a text is in both languages. */
const HAN_SHARE = 1 / 3;
/** Fewer English words are a name or a term, also in a Chinese text. */
const ENGLISH_WORDS = 3;

/**
 * The language of a text of the school, which the wire does not say, by the script of its letters. Null where that does not
 * tell it: in a text in both languages, in another script, in a name.
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
