import { asLanguage, LANGUAGES, languageTable } from '@portal/ui/i18n';

/** Pseudo-locales: accented, longer English; `pseudo-rtl` is laid out from right to left. */
const PSEUDO = ['pseudo', 'pseudo-rtl'];

/** The languages of the toolbar: those of the portal's table, and the pseudo-locales. */
export const toolbarLanguages: readonly { value: string; title: string }[] = [
  ...LANGUAGES.map((value) => ({ value, title: languageTable[value].name })),
  { value: 'pseudo', title: 'Pseudo-locale' },
  { value: 'pseudo-rtl', title: 'Pseudo-locale, mirrored' },
];

export const isPseudo = (chosen: string): boolean => PSEUDO.includes(chosen);

/** Returns the attributes of the root element for a language of the toolbar. */
export function rootAttributes(chosen: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { lang, dir = 'ltr' } = languageTable[asLanguage(chosen)];
  return { lang, dir: chosen === 'pseudo-rtl' ? 'rtl' : dir };
}
