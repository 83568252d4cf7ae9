import { textLanguage } from '@portal/domain/shared';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Returns the `lang` of an element with a longer text of the school, so that a screen reader reads it in its own
 * language. undefined = the language of the page, or not known. Names, titles and single words need none.
 */
export function useTextLang(text: string): string | undefined {
  const { i18n } = useTranslation();
  const language = useMemo(() => textLanguage(text), [text]);
  return language === null || language === i18n.language ? undefined : language;
}
