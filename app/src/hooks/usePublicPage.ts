import { useLanguage } from '../appearance/useLanguage.ts';
import { useDisplay } from '../appearance/useDisplay.ts';
import { useBrand } from './useBrand.ts';

/** What every page outside of a session shows around its content. */
export function usePublicPage() {
  const [language, onLanguageChange] = useLanguage();
  useDisplay();
  return { brand: useBrand(), language, onLanguageChange };
}
