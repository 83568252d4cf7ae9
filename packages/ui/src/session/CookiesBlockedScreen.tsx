import { useTranslation } from 'react-i18next';
import { MessagePage, PublicPage, type BrandIdentity } from '../blocks/page-frame/index.ts';
import type { Language } from '../i18n/index.ts';
import { Button } from '../kit/index.ts';

export interface CookiesBlockedScreenProps {
  brand: BrandIdentity;
  language: Language;
  onLanguageChange: (language: Language) => void;
  onRetry: () => void;
}

/**
 * Shown in place of the sign-in form when the browser refuses cookies, since the session is a cookie (contract 4.5).
 */
export function CookiesBlockedScreen({ onRetry, ...page }: CookiesBlockedScreenProps) {
  const { t } = useTranslation(['session', 'common']);
  return (
    <PublicPage {...page}>
      <MessagePage art="lock" title={t('cookiesBlocked.title')} text={t('cookiesBlocked.text')}>
        <Button onClick={onRetry}>{t('common:retry')}</Button>
      </MessagePage>
    </PublicPage>
  );
}
