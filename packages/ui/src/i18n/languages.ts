/** The portal's two languages: `en` is the default, `zh` is Simplified Chinese. Also the values of local storage key `selectedLanguage`. */
export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The value of the root's `lang` attribute, and the locale for dates and numbers. */
export const htmlLang = { en: 'en', zh: 'zh-CN' } as const satisfies Record<Language, string>;

/** Parses a stored or configured value; anything else becomes `en`. */
export function asLanguage(value: unknown): Language {
  return value === 'zh' ? 'zh' : 'en';
}
