import { useUnsubscribe } from '@portal/data/packages';
import type { ActivePackage } from '@portal/domain/packages';
import type { Submission } from '@portal/domain/shared';
import { useState } from 'react';

interface Leaving {
  /** The subscription the student is asked about; null = none. */
  leaving: ActivePackage | null;
  unsubscription: Submission;
  onUnsubscribe: (subscription: ActivePackage) => void;
  onConfirmUnsubscribe: () => void;
  onKeepSubscription: () => void;
}

/**
 * Cancelling a subscription: the student is asked, and a failure is shown where they were asked (002 §8).
 *
 * @param onLeft called when the server has cancelled it and the list has been fetched again, or could not be
 */
export function useLeaving(onLeft: () => void): Leaving {
  const [leaving, setLeaving] = useState<ActivePackage | null>(null);
  const { submission, submit, reset } = useUnsubscribe();
  const close = () => {
    setLeaving(null);
    reset();
  };
  return {
    leaving,
    unsubscription: submission,
    onUnsubscribe: setLeaving,
    onConfirmUnsubscribe: () => {
      if (!leaving) return;
      submit(leaving.id, {
        onDone: () => {
          close();
          onLeft();
        },
      });
    },
    onKeepSubscription: close,
  };
}
