import { useCancelRegistration, useRegister, type RegistrationForm } from '@portal/data/live-classes';
import { registrationNotice, type NamedClass } from '@portal/domain/live-classes';
import { idle } from '@portal/domain/shared';
import { useState } from 'react';
import { useStayWhilePending } from '../router/useStayWhilePending.ts';

/** Registers for live classes, and cancels registrations after a confirmation (001 §4). Several calls may be pending. */
export function useRegistration(form: RegistrationForm) {
  const registration = useRegister(form);
  const cancellation = useCancelRegistration();
  const [toCancel, setToCancel] = useState<NamedClass | null>(null);
  // The dialog shows its response.
  useStayWhilePending((toCancel && cancellation.submissions.get(toCancel.id)) ?? idle);
  const registrations = registration.submissions;
  const notice = registrationNotice({ registrations, cancellations: cancellation.submissions, toCancel });

  function dismissNotice() {
    switch (notice?.kind) {
      case 'registered':
      case 'full':
      case 'conflict':
      case 'registerFailed':
        return registration.reset(notice.id);
      case 'confirmCancel':
      case 'cancelling':
      case 'cancelled':
      case 'cancelFailed':
        setToCancel(null);
        return cancellation.reset(notice.id);
      case undefined:
    }
  }

  return {
    registrations,
    notice,
    register: registration.submit,
    /** Opens the confirmation. */
    cancel: setToCancel,
    confirmCancel: () => {
      if (toCancel) cancellation.submit(toCancel);
    },
    dismissNotice,
  };
}
