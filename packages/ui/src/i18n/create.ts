import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { CORE_AREAS, loadArea } from './areas.ts';
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
      loadArea(asLanguage(lng), area).then(
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
    ns: CORE_AREAS,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    ...(pseudo ? { postProcess: [pseudo.name] } : {}),
  });
  return instance;
}
