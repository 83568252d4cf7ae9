import { problemsOfTranslation, type Problem } from './translation-rules.ts';

/** The texts of a language by their keys, such as `live-classes:signUp` or `calendar:kind.meeting`. */
export type Texts = ReadonlyMap<string, string>;

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** The parts of a plural's key, `minutes` and `one`; null when the key is no plural in English. */
export function pluralOf(key: string, english: Texts): { stem: string; form: string } | null {
  const [, stem, form] = PLURAL.exec(key) ?? [];
  return stem !== undefined && form !== undefined && english.has(`${stem}_other`) ? { stem, form } : null;
}

/** The plural forms of a language, `other` last. */
export function pluralForms(language: string): readonly string[] {
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.toSorted((a, b) => Number(a === 'other') - Number(b === 'other'));
}

/** The keys that a language must have, in the order of the English ones: each plural has the forms of that language. */
export function keysOf(language: string, english: Texts): readonly string[] {
  const keys = [...english.keys()].flatMap((key) => {
    const plural = pluralOf(key, english);
    if (!plural) return [key];
    // A text of its own for none is possible in every language.
    const forms = new Set([...(english.has(`${plural.stem}_zero`) ? ['zero'] : []), ...pluralForms(language)]);
    return [...forms].map((form) => `${plural.stem}_${form}`);
  });
  return [...new Set(keys)];
}

/** The English text that a translation is made from; a plural form that English does not have is made from `other`. */
export function englishOf(key: string, english: Texts): string | undefined {
  return english.get(key) ?? english.get(`${pluralOf(key, english)?.stem}_other`);
}

/**
 * What an edited text loses ({@link problemsOfTranslation}). A plural form keeps what `other` has, but may do without the
 * number: "The week is over".
 */
export function problemsOfText(key: string, english: Texts, edited: string): readonly Problem[] {
  const plural = pluralOf(key, english);
  const base = english.get(plural ? `${plural.stem}_other` : key) ?? '';
  const problems = problemsOfTranslation(base, edited);
  const numberless = plural !== null && plural.form !== 'other';
  return problems.filter(({ kind, text }) => !(numberless && kind === 'lostPlaceholder' && text === '{{count}}'));
}
