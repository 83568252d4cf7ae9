import { editOf, type Edit } from './edits.ts';
import type { Reading, Texts } from './messages.ts';
import { baseOf, SOURCE } from './texts.ts';

/** Applies the edits of this device to the texts of the portal. */
export function withEdits(texts: Texts, edits: readonly Edit[]): Texts {
  const all = Object.entries(texts).map(([language, ofLanguage]) => {
    const edited = edits
      .filter((edit) => edit.language === language && isCurrentEdit(texts, edit))
      .map(({ key, after }) => [key, after]);
    return [language, { ...ofLanguage, ...Object.fromEntries(edited) }];
  });
  return Object.fromEntries(all);
}

/** Returns the text in the repository; '' when there is none. */
export function textBefore(texts: Texts, language: string, key: string): string {
  return texts[language]?.[key] ?? '';
}

/** Whether an edit was made on the current text in the repository. */
export function isCurrentEdit(texts: Texts, { language, key, before }: Edit): boolean {
  return textBefore(texts, language, key) === before;
}

/** Whether one of the wordings of a row was edited. */
export function isEdited(edits: readonly Edit[], languages: readonly string[], keys: readonly string[]): boolean {
  return languages.some((language) => keys.some((key) => editOf(edits, language, key) !== undefined));
}

/**
 * Returns the language to translate into: the chosen one, else that of the canvas, else the first that is not English.
 */
export function targetOf(texts: Texts, chosen: string | null, ofCanvas: string | null): string {
  const others = Object.keys(texts).filter((language) => language !== SOURCE);
  return [chosen, ofCanvas].find((one) => one !== null && others.includes(one)) ?? others[0] ?? SOURCE;
}

/**
 * Returns the keys of the rows in the canvas, in document order, with the selectors of their places, visible ones
 * first.
 */
export function placesInCanvas(reading: Reading | null): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const text of reading?.ours ?? []) {
    const key = baseOf(text.key);
    const seen = text.places.toSorted((a, b) => Number(a.kind !== 'text') - Number(b.kind !== 'text'));
    const selectors = seen.filter(({ kind }) => kind !== 'title').map(({ selector }) => selector);
    places.set(key, [...new Set([...(places.get(key) ?? []), ...selectors])]);
  }
  return places;
}

/** Returns the name of a language in English: `Chinese`. */
export function nameOf(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
