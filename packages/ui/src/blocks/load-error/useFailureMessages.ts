import type { Failure } from '@portal/domain/shared';
import { useTranslation } from 'react-i18next';

/**
 * A failure in words: the server's own messages as received, or a sentence of ours that says what happened and what
 * to do (000 §8).
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
      // The session may well stand: what its end means is shown elsewhere (contract 1.4).
      case 'unauthorised':
      case 'notAnAnswer':
      case 'notUnderstood':
        return [t('refreshPage')];
    }
  };
}
