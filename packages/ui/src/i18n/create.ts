import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadNamespace } from './namespaces.ts';
import { CORE_NAMESPACES } from './core-namespaces.ts';
import { asLanguage, type Language } from './languages.ts';

/**
 * The one i18next instance: typed keys (resources.d.ts), words fetched area by area, React suspends until they are there.
 * `pseudo` is given by Storybook only: it turns each sentence into its accented, longer look-alike.
 */
export async function createI18n(language: Language, pseudo?: PostProcessorModule): Promise<i18n> {
  const instance = i18next.createInstance();
  instance.use(initReactI18next).use({
    type: 'backend',
    read: (lng: string, area: string, done: (error: unknown, words: unknown) => void) => {
      loadNamespace(asLanguage(lng), area).then(
        (words) => done(null, words),
        (error: unknown) => done(error, null),
      );
    },
  });
  if (pseudo) instance.use(pseudo);
  await instance.init({
    lng: language,
    supportedLngs: ['en', 'zh'],
    fallbackLng: false,
    // A list of its own: i18next adds the areas it is asked for later.
    ns: [...CORE_NAMESPACES],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    ...(pseudo ? { postProcess: [pseudo.name] } : {}),
  });
  if (!hasTranslations(instance, language, CORE_NAMESPACES))
    throw new Error(`the words of "${language}" could not be fetched`);
  return instance;
}

/** Whether the words of a language are there: i18next itself would show their keys instead. */
function hasTranslations(instance: i18n, language: Language, areas: readonly string[]): boolean {
  return areas.every((area) => instance.hasResourceBundle(language, area));
}

/** Fetches the words of further areas in the language in use, ahead of their screens. Rejects when that cannot be. */
export async function loadTranslations(instance: i18n, areas: readonly string[]): Promise<void> {
  const language = asLanguage(instance.language);
  await instance.loadNamespaces(areas).catch(() => undefined);
  // What failed once is not asked for again by itself.
  if (!hasTranslations(instance, language, areas))
    await instance.reloadResources([language], areas).catch(() => undefined);
  if (!hasTranslations(instance, language, areas))
    throw new Error(`the words of ${areas.join(', ')} could not be fetched`);
}

/** Changes the language. False, and nothing changed, when its words cannot be fetched; asking again tries again. */
export async function changeLanguage(instance: i18n, language: Language): Promise<boolean> {
  const areas = [instance.options.ns ?? CORE_NAMESPACES].flat();
  if (!hasTranslations(instance, language, areas))
    await instance.reloadResources([language], areas).catch(() => undefined);
  if (!hasTranslations(instance, language, areas)) return false;
  await instance.changeLanguage(language);
  return true;
}
