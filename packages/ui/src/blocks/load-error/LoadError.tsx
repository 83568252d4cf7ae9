import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { Alert, AlertAction } from '../../kit/index.ts';
import { useFailureMessages } from './useFailureMessages.ts';

export interface LoadErrorProps {
  /** What could not be loaded, as a sentence. */
  title: string;
  failure: Failure;
  onRetry: () => void;
}

/** In place of what could not be read: why, and a way to try again. */
export function LoadError({ title, failure, onRetry }: LoadErrorProps) {
  const { t } = useTranslation('common');
  const toMessages = useFailureMessages();
  return (
    <Alert
      kind="danger"
      title={title}
      messages={toMessages(failure)}
      action={<AlertAction onClick={onRetry}>{t('retry')}</AlertAction>}
    />
  );
}
