import entries from './glossary.json' with { type: 'json' };

/** A word of the field: how English says it, how Chinese does, and the words that are wrong for it. */
export interface Term {
  en: string;
  /** The right words; the first one when nothing speaks for another. */
  zh: readonly string[];
  /** Words that are wrong for this term. */
  not: readonly string[];
  note?: string;
}

/** A text that does not say a term as the glossary does. `found` is the wrong word in it; null = it has no word for the term. */
export interface GlossaryBreak {
  term: Term;
  found: string | null;
}

/** The words of the field, longest English first, so that "live class" is not taken for a "class". */
export const GLOSSARY: readonly Term[] = entries.toSorted((a, b) => b.en.length - a.en.length);

/** The term as a word or words of its own, in any case, also in the plural. */
const patterns = new Map(GLOSSARY.map((term) => [term, new RegExp(String.raw`\b${term.en}(?:e?s)?\b`, 'gi')]));

/** The terms an English text has, apart from the names of its placeholders. */
function termsIn(english: string): readonly Term[] {
  let rest = english.replaceAll(/\{\{.*?\}\}/g, '');
  return GLOSSARY.filter((term) => {
    const before = rest;
    rest = rest.replaceAll(patterns.get(term) ?? term.en, '|');
    return rest !== before;
  });
}

/** Where a Chinese text breaks the glossary: it says a term of the English one by a wrong word, or not at all. */
export function glossaryBreaks(english: string, chinese: string): readonly GlossaryBreak[] {
  return termsIn(english).flatMap((term) => {
    const found = term.not.find((word) => chinese.includes(word)) ?? null;
    return found === null && term.zh.some((word) => chinese.includes(word)) ? [] : [{ term, found }];
  });
}
