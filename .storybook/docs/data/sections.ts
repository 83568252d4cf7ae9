/** A section of the specification as it is written in the sources: `001 §2`. */
export type Section = string;

/** `000 §2.8`, `002 §2, §4`, `002 §3 to §5`. */
const CITATION = /\b(00\d) (§[\d.]*\d(?:(?:,? and |, | to )§[\d.]*\d)*)/g;

function numbersIn(list: string): string[] {
  return list.split(/,? and |, /).flatMap((part) => {
    const [first = '', last = first] = part.replaceAll('§', '').split(' to ');
    const range = Array.from({ length: Number(last) - Number(first) }, (_, i) => String(Number(first) + i + 1));
    return Number.isInteger(Number(first)) ? [first, ...range] : [first];
  });
}

/** Returns the sections that a text cites, without duplicates. */
export function sectionsIn(text: string): Section[] {
  const cited = [...text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').matchAll(CITATION)].flatMap(([, document, list = '']) =>
    numbersIn(list).map((number) => `${document} §${number}`),
  );
  return [...new Set(cited)];
}
