import { CookiesBlockedScreen } from '@portal/ui/session';
import { useTranslation } from 'react-i18next';
import { usePublicPage } from '../hooks/usePublicPage.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';

/** In place of sign-in where the browser keeps no cookies. A setting of the browser applies from the next load. */
export function CookiesBlocked() {
  const { t } = useTranslation('session');
  const page = usePublicPage();
  useDocumentTitle(t('documentTitle'));
  return <CookiesBlockedScreen {...page} onRetry={() => location.reload()} />;
}
