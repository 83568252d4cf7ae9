export { FURTHER_AREAS } from './areas.ts';
export { changeLanguage, createI18n, loadWords } from './create.ts';
export { useFormat, type Format } from './format.ts';
export { asLanguage, htmlLang, LANGUAGES, type Language } from './languages.ts';
