import { asLanguage, LANGUAGES, languageTable } from '@portal/ui/i18n';

/** English, accented and longer; `pseudo-rtl` draws it from right to left. */
const PSEUDO = ['pseudo', 'pseudo-rtl'];

/** The languages of the toolbar: those of the portal's table, and the pseudo-locale. */
export const toolbarLanguages: readonly { value: string; title: string }[] = [
  ...LANGUAGES.map((value) => ({ value, title: languageTable[value].name })),
  { value: 'pseudo', title: 'Pseudo-locale' },
  { value: 'pseudo-rtl', title: 'Pseudo-locale, mirrored' },
];

export const isPseudo = (chosen: string): boolean => PSEUDO.includes(chosen);

/** The attributes that a chosen language gives the root element. */
export function rootAttributes(chosen: string): { lang: string; dir: 'ltr' | 'rtl' } {
  const { lang, dir = 'ltr' } = languageTable[asLanguage(chosen)];
  return { lang, dir: chosen === 'pseudo-rtl' ? 'rtl' : dir };
}
