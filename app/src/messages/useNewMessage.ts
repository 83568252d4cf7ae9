import { useComposedMessage } from '@portal/data/messages';
import type { NewMessage } from '@portal/domain/messages';
import { paths } from '@portal/domain/screens';
import type { Submission } from '@portal/domain/shared';
import { useToast } from '@portal/ui/kit';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatestLocation } from '../router/useLatestLocation.ts';
import { useReturnTo } from '../router/useReturnTo.ts';
import { useDraftStore } from './useDraftStore.ts';
import { isNewMessage } from './useMessagesSearchParams.ts';

interface NewMessageSubmission {
  submission: Submission;
  onSend: (message: NewMessage) => void;
  /** Discards a message that could not be sent. */
  onGiveUp: () => void;
}

/**
 * Sends a new message. Once it is sent, shows a toast and returns from its form to the list, whatever part of the page is
 * open and also on another visit.
 */
export function useNewMessage(): NewMessageSubmission {
  const { t } = useTranslation('messages');
  const returnTo = useReturnTo();
  const latest = useLatestLocation();
  const showToast = useToast();
  const [, store] = useDraftStore();
  const { submission, submit, reset } = useComposedMessage();
  const onSent = useEffectEvent(() => {
    reset();
    showToast(t('compose.sent'));
    // The student may have opened something else, whose code is still loading.
    if (isNewMessage(new URLSearchParams(latest()?.search))) returnTo(paths.messages());
  });
  const sent = submission.status === 'done';
  useEffect(() => {
    if (sent) onSent();
  }, [sent]);
  return {
    submission,
    onSend: (message) => {
      const draft = store.getState();
      submit(message, () => store.clearSent('new', draft));
    },
    onGiveUp: reset,
  };
}
