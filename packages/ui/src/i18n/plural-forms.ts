import { problemsOfTranslation, type Problem } from './translation-rules.ts';

/** The texts of a language by their keys, such as `live-classes:signUp` or `calendar:kind.meeting`. */
export type Texts = ReadonlyMap<string, string>;

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/;

/** Splits the key of a plural, such as `minutes_one`, into stem and form; null when the key is no plural in English. */
export function pluralOf(key: string, english: Texts): { stem: string; form: string } | null {
  const [, stem, form] = PLURAL.exec(key) ?? [];
  return stem !== undefined && form !== undefined && english.has(`${stem}_other`) ? { stem, form } : null;
}

/** Returns the plural forms of a language, `other` last. */
export function pluralForms(language: string): readonly string[] {
  return new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.toSorted((a, b) => Number(a === 'other') - Number(b === 'other'));
}

/** Returns the keys that a language must have, in the English order: each plural in the forms of that language. */
export function keysOf(language: string, english: Texts): readonly string[] {
  const keys = [...english.keys()].flatMap((key) => {
    const plural = pluralOf(key, english);
    if (!plural) return [key];
    // Every language may have a text for zero, whether or not it is a plural form of that language.
    const forms = new Set([...(english.has(`${plural.stem}_zero`) ? ['zero'] : []), ...pluralForms(language)]);
    return [...forms].map((form) => `${plural.stem}_${form}`);
  });
  return [...new Set(keys)];
}

/** Returns the English source text of a key; for a plural form that English does not have, that of `other`. */
export function englishOf(key: string, english: Texts): string | undefined {
  return english.get(key) ?? english.get(`${pluralOf(key, english)?.stem}_other`);
}

/**
 * Returns the problems of an edited text ({@link problemsOfTranslation}). A plural form is compared with `other`, but
 * may omit the number: "The week is over".
 */
export function problemsOfText(key: string, english: Texts, edited: string): readonly Problem[] {
  const plural = pluralOf(key, english);
  const base = english.get(plural ? `${plural.stem}_other` : key) ?? '';
  const problems = problemsOfTranslation(base, edited);
  const numberless = plural !== null && plural.form !== 'other';
  return problems.filter(({ kind, text }) => !(numberless && kind === 'lostPlaceholder' && text === '{{count}}'));
}
