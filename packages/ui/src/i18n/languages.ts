/** A row of the table of languages. */
export interface LanguageLine {
  /** Name in the language selector, in the language itself. */
  name: string;
  /** Abbreviation for the header, where there is little space. */
  short: string;
  /** The value of the root's `lang` attribute, and by default the locale of dates and numbers. */
  lang: string;
  /** Locale of dates and numbers, where it is not `lang`. */
  formats?: string;
  /** The value of the root's `dir` attribute, for a language that is written from right to left. */
  dir?: 'rtl';
}

/**
 * The table of languages. To add a language, add a row here and a folder of that name with the same files as `en`
 * (docs/adr/0029; step by step in docs/review.md). The first row is the default. The keys are also the values of the
 * local storage key `selectedLanguage`.
 */
const table = {
  en: { name: 'English', short: 'EN', lang: 'en', formats: 'en-GB' },
  zh: { name: '简体中文', short: '中文', lang: 'zh-CN' },
} as const satisfies Record<string, LanguageLine>;

export type Language = keyof typeof table;

/** The table of languages, by language. */
export const languageTable: Readonly<Record<Language, LanguageLine>> = table;

export const LANGUAGES = Object.keys(table) as readonly Language[];

/** Returns a stored or configured value if it is a language of the portal, otherwise `en`. */
export function asLanguage(value: unknown): Language {
  return LANGUAGES.find((one) => one === value) ?? 'en';
}

/** Returns the locale of a language's dates and numbers. */
export function formatLocale(language: Language): string {
  const { formats, lang } = languageTable[language];
  return formats ?? lang;
}
