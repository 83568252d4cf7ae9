/** Tag characters of Unicode, which browsers do not render; trimming and changes of case do not affect them. */
const DIGITS = 0xe_00_30;
const BEGIN = String.fromCodePoint(0xe_00_01);
const END = String.fromCodePoint(0xe_00_7f);

/** A translation within a text, found by its markers: the number of its key, its start and its end. */
export interface MarkedRange {
  id: number;
  from: number;
  to: number;
}

/** Puts a translation between invisible markers with the number of its key, so that it can be found in the canvas. */
export function addMarkers(text: string, id: number): string {
  const number = [...String(id)].map((digit) => String.fromCodePoint(DIGITS + Number(digit))).join('');
  return `${BEGIN}${number}${text}${END}`;
}

/**
 * Removes the markers from a text and returns the position of each translation, outer ones first; translations can be
 * nested. A translation without an end marker, as when a sentence is split by a link, extends to the end of the text.
 */
export function parseMarkers(text: string): { plain: string; ranges: MarkedRange[] } {
  const ranges: MarkedRange[] = [];
  const open: MarkedRange[] = [];
  let plain = '';
  let inNumber = false;
  for (const letter of text) {
    const digit = (letter.codePointAt(0) ?? 0) - DIGITS;
    const current = open.at(-1);
    if (letter === BEGIN) {
      const begun = { id: 0, from: plain.length, to: -1 };
      ranges.push(begun);
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
  return { plain, ranges };
}
