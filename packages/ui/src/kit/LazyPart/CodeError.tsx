import type { ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Alert } from '../Alert/Alert.tsx';
import { RetryAction } from '../Alert/RetryAction.tsx';
import { useOnline } from '../hooks/useOnline.ts';

export type PartErrorProps = Omit<CodeErrorProps, 'title'>;

/** Error fallback of a part of a page. */
export function PartError(props: PartErrorProps) {
  const { t } = useTranslation('errors');
  return <CodeError {...props} title={t('panelTitle')} />;
}

interface CodeErrorProps extends Pick<FallbackProps, 'resetErrorBoundary'> {
  title: string;
  /** Another action after the retry. */
  action?: ReactNode;
}

/**
 * Alert with a retry, for code that could not be fetched or a component that threw. It suggests refreshing the page,
 * but not without a connection: the browser would then replace the portal by its own error page.
 */
export function CodeError({ title, action, resetErrorBoundary }: CodeErrorProps) {
  const { t } = useTranslation('errors');
  const online = useOnline();
  return (
    <Alert
      kind="danger"
      title={title}
      messages={[t(online ? 'refreshPage' : 'offline')]}
      action={
        <>
          <RetryAction title={title} onRetry={resetErrorBoundary} />
          {action}
        </>
      }
    />
  );
}
