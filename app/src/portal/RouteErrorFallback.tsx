import { asFailure } from '@portal/domain/shared';
import { LoadError } from '@portal/ui/blocks/load-error';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';

/** In place of a page that broke while it was drawn, or whose code could not be fetched. */
export function RouteErrorFallback({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation('errors');
  return <LoadError title={t('panelTitle')} failure={asFailure(error)} onRetry={resetErrorBoundary} />;
}
