import { CodeError } from '@portal/ui/kit';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';

/** The fallback of a page that failed to render, or whose code could not be fetched. */
export function RouteErrorFallback(props: FallbackProps) {
  const { t } = useTranslation('errors');
  return <CodeError {...props} title={t('routeTitle')} />;
}
