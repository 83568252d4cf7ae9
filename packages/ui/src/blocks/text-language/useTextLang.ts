import { textLanguage } from '@portal/domain/shared';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns the `lang` of an element with a text of the school, so that a screen reader reads it in its own language.
 * undefined = the language of the page, or not known. Names and single words need none; titles are often sentences.
 */
export function useTextLang(text: string | null): string | undefined {
  const { i18n } = useTranslation();
  const language = useMemo(() => (text ? textLanguage(text) : null), [text]);
  return language === null || language === i18n.language ? undefined : language;
}
