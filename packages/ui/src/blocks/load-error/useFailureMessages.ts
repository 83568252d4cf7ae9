import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function for the messages of a failure: the server's messages as received, or a translation that says what
 * went wrong and what to do (000 §8).
 */
export function useFailureMessages(): (failure: Failure) => readonly string[] {
  const { t } = useTranslation('errors');
  return (failure) => {
    switch (failure.kind) {
      case 'rejected':
        return failure.messages.length > 0 ? failure.messages : [t('refreshPage')];
      case 'badRequest':
        return failure.messages.length > 0 ? failure.messages : [t('badRequest')];
      case 'serverDown':
        return [t('serverDown')];
      case 'offline':
        return [t('offline')];
      // The session may still be valid: its end is handled elsewhere (contract 1.4).
      case 'unauthorised':
      case 'notAnAnswer':
      case 'notUnderstood':
        return [t('refreshPage')];
    }
  };
}

/**
 * Returns a function for the message about the lost answer of a write that the server may have done: the first message
 * of the failure, but without "try again", since the write could be done twice.
 */
export function useLostAnswerMessage(): (failure: Failure) => string {
  const { t } = useTranslation('errors');
  const toMessages = useFailureMessages();
  return (failure) => {
    const { kind } = failure;
    return kind === 'serverDown' || kind === 'offline' ? t(`lost.${kind}`) : (toMessages(failure)[0] ?? '');
  };
}
