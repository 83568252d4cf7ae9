/** Tag characters of Unicode: browsers draw nothing for them, and neither spaces nor case are theirs. */
const DIGITS = 0xe_00_30;
const BEGIN = String.fromCodePoint(0xe_00_01);
const END = String.fromCodePoint(0xe_00_7f);

/** A translation in a text that was read: its number, and from where to where it stands. */
export interface Framed {
  id: number;
  from: number;
  to: number;
}

/** A translation in an invisible frame with its number, so that it can be found again in the canvas. */
export function frame(text: string, id: number): string {
  const number = [...String(id)].map((digit) => String.fromCodePoint(DIGITS + Number(digit))).join('');
  return `${BEGIN}${number}${text}${END}`;
}

/**
 * Reads a text that may have framed translations, also within each other: its words without the frames, and where each
 * translation stands, outer ones first. A frame without an end, as when a sentence is cut to put a link in, goes on to
 * the end of the text.
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
