import type { Texts } from './messages.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Returns a key without the suffix of its plural form. */
export function baseOf(key: string): string {
  return key.replace(PLURAL, '');
}

/** Returns the plural form of a key; null for a key without one. */
function formOf(key: string): string | null {
  return PLURAL.exec(key)?.[1] ?? null;
}

/** Returns the area of a key, which is the name of its file. */
function areaOf(key: string): string {
  return key.split(':', 1)[0] ?? '';
}

/** One wording of a text; a text with plural forms has several. */
export interface Wording {
  key: string;
  /** The plural form; null for a text without plural forms. */
  form: string | null;
  /** Null when there is no English text with this key. */
  english: string | null;
  /** Null when there is no translation. */
  translated: string | null;
  /** Whether the other language needs it; Chinese, for instance, has no form `one`. */
  needed: boolean;
}

/** A text of the portal in two languages, with all its plural forms. */
export interface Row {
  /** Without the suffix of a plural form. */
  key: string;
  area: string;
  wordings: Wording[];
}

/** The source language. */
export const SOURCE = 'en';

/** Returns the plural forms of a language. */
function formsOf(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Returns all texts in English and one other language, in the order of the files. */
export function rowsOf(texts: Texts, language: string): Row[] {
  const english = texts[SOURCE] ?? {};
  const translated = texts[language] ?? {};
  const plurals = new Set(Object.keys(english).flatMap((key) => (formOf(key) === null ? [] : [baseOf(key)])));
  const forms = formsOf(language);
  const keys = new Set([...Object.keys(english), ...Object.keys(translated)]);
  for (const base of plurals) for (const form of forms) keys.add(`${base}_${form}`);
  const rows = new Map<string, Row>();
  for (const key of keys) {
    const base = baseOf(key);
    const form = formOf(key);
    const row = rows.get(base) ?? { key: base, area: areaOf(key), wordings: [] };
    rows.set(base, row);
    row.wordings.push({
      key,
      form,
      english: english[key] ?? null,
      translated: translated[key] ?? null,
      needed: form === null || forms.includes(form),
    });
  }
  return [...rows.values()];
}

/** Returns the English text for a wording: that of the same plural form, else of the form `other`. */
export function englishOf(row: Row, wording: Wording): string {
  return wording.english ?? row.wordings.find(({ form }) => form === 'other')?.english ?? '';
}

/** Returns the texts that contain all words of a search, in any order, in their key or in either language. */
export function searchRows<R extends Row>(rows: readonly R[], query: string): R[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ key, wordings }) => {
    const all = [key, ...wordings.flatMap(({ english, translated }) => [english ?? '', translated ?? ''])]
      .join('\n')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
