import { asLanguage, changeLanguage, type Language } from '@portal/ui/i18n';
import { useTranslation } from 'react-i18next';
import { storage } from '../portal/storage.ts';
import { paintLanguage } from './appearance.ts';

/** The language in use, and a way to change it. The old words stay until the new ones are there, or for good without. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation();
  return [
    asLanguage(i18n.language),
    (language) => {
      // Not in a transition: those wait for each other, and a slow language would hold up every page change.
      void changeLanguage(i18n, language).then((changed) => {
        if (!changed) return;
        storage.set('selectedLanguage', language);
        paintLanguage(language);
      });
    },
  ];
}
