import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadNamespace } from './namespaces.ts';
import { CORE_NAMESPACES } from './core-namespaces.ts';
import { asLanguage, LANGUAGES, type Language } from './languages.ts';

/**
 * Creates the only i18next instance, with typed keys (resources.d.ts). Translations are fetched by namespace, and React
 * suspends until they are loaded. Rejects when the core namespaces cannot be fetched.
 *
 * @param pseudo Storybook's pseudo-locale: a post-processor that adds accents to each text and makes it longer
 */
export async function createI18n(language: Language, pseudo?: PostProcessorModule): Promise<i18n> {
  const instance = i18next.createInstance();
  instance.use(initReactI18next).use({
    type: 'backend',
    read: (lng: string, namespace: string, done: (error: unknown, translations: unknown) => void) => {
      loadNamespace(asLanguage(lng), namespace).then(
        (translations) => done(null, translations),
        (error: unknown) => done(error, null),
      );
    },
  });
  if (pseudo) instance.use(pseudo);
  await instance.init({
    lng: language,
    supportedLngs: LANGUAGES,
    fallbackLng: false,
    // A copy, because i18next adds the namespaces that are loaded later to this array.
    ns: [...CORE_NAMESPACES],
    defaultNS: 'common',
    // The defaults. Without them i18next would check each key for being a sentence.
    nsSeparator: ':',
    keySeparator: '.',
    interpolation: { escapeValue: false },
    ...(pseudo ? { postProcess: [pseudo.name] } : {}),
  });
  if (!hasTranslations(instance, language, CORE_NAMESPACES))
    throw new Error(`the translations of "${language}" could not be fetched`);
  return instance;
}

/** Whether all translations are loaded; i18next would show the keys of missing ones. */
function hasTranslations(instance: i18n, language: Language, namespaces: readonly string[]): boolean {
  return namespaces.every((namespace) => instance.hasResourceBundle(language, namespace));
}

/** Fetches further namespaces in the current language, before the screens that use them. Rejects when that fails. */
export async function loadTranslations(instance: i18n, namespaces: readonly string[]): Promise<void> {
  const language = asLanguage(instance.language);
  await instance.loadNamespaces(namespaces).catch(() => undefined);
  if (!(await reloadMissing(instance, language, namespaces))) {
    throw new Error(`the translations of ${namespaces.join(', ')} could not be fetched`);
  }
}

/** Changes the language. Resolves to false, with nothing changed, when its translations could not be fetched. */
export async function changeLanguage(instance: i18n, language: Language): Promise<boolean> {
  const namespaces = [instance.options.ns ?? CORE_NAMESPACES].flat();
  if (!(await reloadMissing(instance, language, namespaces))) return false;
  await instance.changeLanguage(language);
  return true;
}

/** Fetches failed namespaces again, which i18next does not do. Resolves to whether all are loaded. */
async function reloadMissing(instance: i18n, language: Language, namespaces: readonly string[]): Promise<boolean> {
  if (!hasTranslations(instance, language, namespaces)) {
    await instance.reloadResources([language], namespaces).catch(() => undefined);
  }
  return hasTranslations(instance, language, namespaces);
}

/** Value of a placeholder that an element will replace: a character that no text contains. */
export const SLOT = '\0';

/**
 * Splits a sentence at its slot, into the texts before and after the element. So the sentence stays one translation,
 * with the spaces, punctuation and word order of its language.
 *
 * It is in this file, which every page loads, because in its own it would be one more script to fetch.
 *
 * @param sentence a translation with `SLOT` for one of its placeholders
 */
export function aroundSlot(sentence: string): [before: string, after: string] {
  const [before = '', after = ''] = sentence.split(SLOT);
  return [before, after];
}
