import { asLanguage, type Language } from '@portal/ui/i18n';
import { useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { storage } from '../storage.ts';
import { paintLanguage } from './look.ts';

/** The language in use, and a way to change it. The old words stay until the new ones are there. */
export function useLanguage(): [Language, (language: Language) => void] {
  const { i18n } = useTranslation();
  const [, startTransition] = useTransition();
  return [
    asLanguage(i18n.language),
    (language) => {
      startTransition(async () => {
        await i18n.changeLanguage(language);
        storage.set('selectedLanguage', language);
        paintLanguage(language);
      });
    },
  ];
}
