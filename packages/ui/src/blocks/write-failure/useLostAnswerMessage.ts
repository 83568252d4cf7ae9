import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';
import { useFailureMessages } from '../load-error/index.ts';

/**
 * What happened to the answer of a write that may have been done: the first message of the failure, but not "try again", as
 * elsewhere.
 */
export function useLostAnswerMessage(): (failure: Failure) => string {
  const { t } = useTranslation('errors');
  const toMessages = useFailureMessages();
  return (failure) => {
    const { kind } = failure;
    return kind === 'serverDown' || kind === 'offline' ? t(`lost.${kind}`) : (toMessages(failure)[0] ?? '');
  };
}
