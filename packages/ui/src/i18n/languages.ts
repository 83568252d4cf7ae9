/** What the portal knows of a language. */
export interface LanguageLine {
  /** In the language selector, in the language itself. */
  name: string;
  /** In the header, where there is little room. */
  short: string;
  /** The value of the root's `lang` attribute, and the locale of dates and numbers. */
  lang: string;
  /** Another locale for dates and numbers. */
  formats?: string;
  /** Of a language that is written from right to left: the value of the root's `dir` attribute. */
  dir?: 'rtl';
}

/**
 * The table of languages. A line here and the folder of that name, with the files that `en` has, are a new language
 * (docs/adr/0029; step by step in docs/review.md). The first one is the default. The names are also the values of local
 * storage key `selectedLanguage`.
 */
const table = {
  en: { name: 'English', short: 'EN', lang: 'en', formats: 'en-GB' },
  zh: { name: '简体中文', short: '中文', lang: 'zh-CN' },
} as const satisfies Record<string, LanguageLine>;

export type Language = keyof typeof table;

/** What the portal knows of each language. */
export const languageTable: Readonly<Record<Language, LanguageLine>> = table;

export const LANGUAGES = Object.keys(table) as readonly Language[];

/** Parses a stored or configured value; anything else becomes `en`. */
export function asLanguage(value: unknown): Language {
  return LANGUAGES.find((one) => one === value) ?? 'en';
}

/** The locale in which a language writes dates and numbers. */
export function formatLocale(language: Language): string {
  const { formats, lang } = languageTable[language];
  return formats ?? lang;
}
