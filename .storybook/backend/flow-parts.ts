import { asLanguage, changeLanguage, createI18n } from '@portal/ui/i18n';
import type { i18n } from 'i18next';
import { isPseudo } from '../languages.ts';
import { pseudoLocale } from '../pseudo-locale.ts';

interface Words {
  i18n: i18n;
  pseudo: boolean;
  /** What the toolbar said, since the portal has a choice of its own. */
  language: string;
  /** Of which beginning of the flow they are. */
  beginning: number;
}

let words: Words | undefined;

/**
 * The words of the flow on screen, in the language of the toolbar. A change of that changes them under the portal, but
 * for the pseudo-locale, which needs others.
 */
export async function wordsFor(language: string, beginning: number): Promise<Words> {
  const pseudo = isPseudo(language);
  if (words?.beginning !== beginning || words.pseudo !== pseudo) {
    const created = pseudo ? createI18n('en', pseudoLocale) : createI18n(asLanguage(language));
    words = { i18n: await created, pseudo, language, beginning };
  } else if (words.language !== language) {
    words.language = language;
    await changeLanguage(words.i18n, asLanguage(language));
  }
  return words;
}

/** The portal's own choice of its looks, as the toolbar has it. */
export function keepDisplay({ appearance, scheme }: Readonly<Record<string, unknown>>): void {
  localStorage.setItem('appearance', String(appearance));
  localStorage.setItem('colorScheme', String(scheme));
}
