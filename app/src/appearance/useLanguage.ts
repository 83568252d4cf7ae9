import { asLanguage, changeLanguage, type Language } from '@portal/ui/i18n';
import { useTranslation } from 'react-i18next';
import { storage } from '../portal/storage.ts';
import { applyLanguage } from './appearance.ts';

/**
 * The language in use, and its setter. The translations change once the new ones are loaded; if that fails, they stay, and
 * the next visit begins in the chosen language.
 */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation();
  return [
    asLanguage(i18n.language),
    (language) => {
      // Stored at once, since the page may be left before the translations are loaded.
      storage.set('selectedLanguage', language);
      // Not in a transition: transitions wait for each other, so a slow language would delay every navigation.
      void changeLanguage(i18n, language).then((changed) => {
        if (changed) applyLanguage(language);
      });
    },
  ];
}
