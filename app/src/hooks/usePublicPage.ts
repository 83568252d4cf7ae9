import { useLanguage } from '../appearance/useLanguage.ts';
import { useDisplay } from '../appearance/useDisplay.ts';
import { useBrand } from './useBrand.ts';

/** The props shared by all pages outside of a session. */
export function usePublicPage() {
  const [language, onLanguageChange] = useLanguage();
  useDisplay();
  return { brand: useBrand(), language, onLanguageChange };
}
