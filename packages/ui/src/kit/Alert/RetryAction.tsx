import { useTranslation } from 'react-i18next';
import { useFocusAfterRetry } from '../hooks/useFocusAfterRetry.ts';
import { AlertAction } from './Alert.tsx';

export interface RetryActionProps {
  /** The title of its alert. */
  title: string;
  onRetry: () => void;
}

/** The action "Try again" of an alert that goes while the retry runs; focus then stays close (`useFocusAfterRetry`). */
export function RetryAction({ title, onRetry }: RetryActionProps) {
  const { t } = useTranslation('common');
  return (
    <AlertAction ref={useFocusAfterRetry(title)} type="button" onClick={onRetry}>
      {t('retry')}
    </AlertAction>
  );
}
