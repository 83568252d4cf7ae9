import { useUnsubscribe } from '@portal/data/packages';
import type { ActivePackage } from '@portal/domain/packages';
import type { Submission } from '@portal/domain/shared';
import { useState } from 'react';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';

interface UnsubscribeFlow {
  /** The subscription in the confirmation dialog; null = none. */
  subscriptionToCancel: ActivePackage | null;
  unsubscription: Submission;
  onUnsubscribe: (subscription: ActivePackage) => void;
  onConfirmUnsubscribe: () => void;
  onCancelUnsubscribe: () => void;
}

/**
 * Cancels a subscription after a confirmation. A failure is shown in the confirmation dialog (002 §8).
 *
 * @param onUnsubscribed called when the server has cancelled it and the list was refetched, or could not be
 */
export function useUnsubscribeFlow(onUnsubscribed: () => void): UnsubscribeFlow {
  const [subscriptionToCancel, setSubscriptionToCancel] = useState<ActivePackage | null>(null);
  const { submission, submit, reset } = useUnsubscribe();
  useStayWhilePending(submission);
  const close = () => {
    setSubscriptionToCancel(null);
    reset();
  };
  return {
    subscriptionToCancel,
    unsubscription: submission,
    onUnsubscribe: setSubscriptionToCancel,
    onConfirmUnsubscribe: () => {
      if (!subscriptionToCancel) return;
      submit(subscriptionToCancel.id, {
        onDone: () => {
          close();
          onUnsubscribed();
        },
      });
    },
    onCancelUnsubscribe: close,
  };
}
