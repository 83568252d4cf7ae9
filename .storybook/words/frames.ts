/** Tag characters of Unicode, which browsers do not render; trimming and changes of case do not affect them. */
const DIGITS = 0xe_00_30;
const BEGIN = String.fromCodePoint(0xe_00_01);
const END = String.fromCodePoint(0xe_00_7f);

/** A translation within a text: its number, and its start and end. */
export interface Framed {
  id: number;
  from: number;
  to: number;
}

/** Puts a translation into an invisible frame with its number, so that it can be found in the canvas. */
export function frame(text: string, id: number): string {
  const number = [...String(id)].map((digit) => String.fromCodePoint(DIGITS + Number(digit))).join('');
  return `${BEGIN}${number}${text}${END}`;
}

/**
 * Removes the frames from a text and returns the position of each translation, outer ones first; frames can be nested.
 * A frame without an end, as when a sentence is split by a link, extends to the end of the text.
 */
export function unframe(text: string): { plain: string; framed: Framed[] } {
  const framed: Framed[] = [];
  const open: Framed[] = [];
  let plain = '';
  let inNumber = false;
  for (const letter of text) {
    const digit = (letter.codePointAt(0) ?? 0) - DIGITS;
    const current = open.at(-1);
    if (letter === BEGIN) {
      const begun = { id: 0, from: plain.length, to: -1 };
      framed.push(begun);
      open.push(begun);
      inNumber = true;
    } else if (letter === END) {
      const ended = open.pop();
      if (ended) ended.to = plain.length;
      inNumber = false;
    } else if (inNumber && current && digit >= 0 && digit <= 9) {
      current.id = current.id * 10 + digit;
    } else {
      plain += letter;
      inNumber = false;
    }
  }
  for (const one of open) one.to = plain.length;
  return { plain, framed };
}
