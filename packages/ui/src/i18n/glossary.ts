import entries from './glossary.json' with { type: 'json' };

/** A term of the glossary of translations: the English word, the Chinese ones, and wrong words for it. */
export interface Term {
  en: string;
  /** The right words; the first one by default. */
  zh: readonly string[];
  /** Words that are wrong for this term. */
  not: readonly string[];
  note?: string;
}

/** A term that a translation does not render as the glossary requires. `found` is the wrong word; null = no word. */
export interface GlossaryBreak {
  term: Term;
  found: string | null;
}

/** The terms, longest English first, so that "live class" is not taken for "class". */
export const GLOSSARY: readonly Term[] = entries.toSorted((a, b) => b.en.length - a.en.length);

/** A pattern for each term: as whole words, in any case, also in the plural. */
const patterns = new Map(GLOSSARY.map((term) => [term, new RegExp(String.raw`\b${term.en}(?:e?s)?\b`, 'gi')]));

/** Returns the terms in an English text, except in the names of its placeholders. */
function termsIn(english: string): readonly Term[] {
  let rest = english.replaceAll(/\{\{.*?\}\}/g, '');
  return GLOSSARY.filter((term) => {
    const before = rest;
    rest = rest.replaceAll(patterns.get(term) ?? term.en, '|');
    return rest !== before;
  });
}

/** Returns the terms of an English text that its Chinese translation renders with a wrong word, or not at all. */
export function glossaryBreaks(english: string, chinese: string): readonly GlossaryBreak[] {
  return termsIn(english).flatMap((term) => {
    const found = term.not.find((word) => chinese.includes(word)) ?? null;
    return found === null && term.zh.some((word) => chinese.includes(word)) ? [] : [{ term, found }];
  });
}
