import type { Texts } from './messages.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The key of a text without the ending of its plural form. */
export function baseOf(key: string): string {
  return key.replace(PLURAL, '');
}

/** The ending of a key that is a plural form; null of any other key. */
function formOf(key: string): string | null {
  return PLURAL.exec(key)?.[1] ?? null;
}

/** The area of a key: the file it is in. */
function areaOf(key: string): string {
  return key.split(':', 1)[0] ?? '';
}

/** One wording of a text: a text with plural forms has several. */
export interface Wording {
  key: string;
  /** The plural form; null without. */
  form: string | null;
  /** Null where the language has none. */
  english: string | null;
  translated: string | null;
  /** Whether the other language needs it: Chinese has no form for one. */
  needed: boolean;
}

/** A text of the portal in two languages, with all its plural forms. */
export interface Row {
  /** Without the ending of a plural form. */
  key: string;
  area: string;
  wordings: Wording[];
}

/** The source's language. */
export const SOURCE = 'en';

/** Which plural forms a language has. */
function formsOf(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** All texts in English and one other language side by side, in the order of the files. */
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

/** The English wording that a wording has to keep to: its own form's, or the general one's. */
export function englishOf(row: Row, wording: Wording): string {
  return wording.english ?? row.wordings.find(({ form }) => form === 'other')?.english ?? '';
}

/** The texts that have all words of a search, in whatever order, in their key or in either language. */
export function searchRows<R extends Row>(rows: readonly R[], query: string): R[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ key, wordings }) => {
    const all = [key, ...wordings.flatMap(({ english, translated }) => [english ?? '', translated ?? ''])]
      .join('\n')
      .toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
