import { asLanguage, changeLanguage, createI18n } from '@portal/ui/i18n';
import type { i18n } from 'i18next';
import { isPseudo } from '../languages.ts';
import { pseudoLocale } from '../pseudo-locale.ts';

interface Words {
  i18n: i18n;
  pseudo: boolean;
  /** The last language of the toolbar; the student may have chosen another one in the portal since. */
  language: string;
  /** The run of the flow for which `i18n` was created. */
  runId: number;
}

let words: Words | undefined;

/**
 * Returns i18next for the current flow, in the language of the toolbar. When the toolbar's language changes, the same
 * instance changes its language. A new instance is created only when the flow starts again, or for a change to or from
 * the pseudo-locale.
 */
export async function wordsFor(language: string, runId: number): Promise<Words> {
  const pseudo = isPseudo(language);
  if (words?.runId !== runId || words.pseudo !== pseudo) {
    const created = pseudo ? createI18n('en', pseudoLocale) : createI18n(asLanguage(language));
    words = { i18n: await created, pseudo, language, runId };
  } else if (words.language !== language) {
    words.language = language;
    await changeLanguage(words.i18n, asLanguage(language));
  }
  return words;
}

/** Stores the toolbar's appearance and colour scheme where the portal stores the student's choice. */
export function keepDisplay({ appearance, scheme }: Readonly<Record<string, unknown>>): void {
  localStorage.setItem('appearance', String(appearance));
  localStorage.setItem('colorScheme', String(scheme));
}
