export { changeLanguage, createI18n } from './create.ts';
export { asLanguage, htmlLang, LANGUAGES, type Language } from './languages.ts';
