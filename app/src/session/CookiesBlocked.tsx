import { CookiesBlockedScreen } from '@portal/ui/session';
import { useTranslation } from 'react-i18next';
import { usePublicPage } from '../hooks/usePublicPage.ts';
import { useDocumentTitle } from '../router/useDocumentTitle.ts';

/**
 * Shown instead of sign-in where the browser blocks cookies. Retrying reloads the page, since a changed setting applies
 * from the next load.
 */
export function CookiesBlocked() {
  const { t } = useTranslation('session');
  const page = usePublicPage();
  useDocumentTitle(t('documentTitle'));
  return <CookiesBlockedScreen {...page} onRetry={() => location.reload()} />;
}
