/** The value of a placeholder where an element is to stand: a sign that no text has. */
export const SLOT = '\0';

/**
 * Cuts a sentence at its slot, into the words before the element and those after it. So the sentence stays one text, with
 * the spaces, marks and order of its language.
 *
 * @param sentence a translation with `SLOT` for one of its placeholders
 */
export function aroundSlot(sentence: string): [before: string, after: string] {
  const [before = '', after = ''] = sentence.split(SLOT);
  return [before, after];
}
