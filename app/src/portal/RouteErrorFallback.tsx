import { toFailure } from '@portal/domain/shared';
import { LoadError } from '@portal/ui/blocks/load-error';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../hooks/useOnline.ts';

/** The fallback of a page that failed to render, or whose code could not be fetched. */
export function RouteErrorFallback(props: FallbackProps) {
  const { t } = useTranslation('errors');
  return <CodeError {...props} title={t('routeTitle')} />;
}

/** The fallback of a part of a page; the rest of the page stays. */
export function PanelErrorFallback(props: FallbackProps) {
  const { t } = useTranslation('errors');
  return <CodeError {...props} title={t('panelTitle')} />;
}

/** Without a connection nobody is asked to refresh: that would replace the portal by the browser's own error page. */
function CodeError({ title, error, resetErrorBoundary }: FallbackProps & { title: string }) {
  const online = useOnline();
  return (
    <LoadError title={title} failure={online ? toFailure(error) : { kind: 'offline' }} onRetry={resetErrorBoundary} />
  );
}
