import type { Registration } from '@portal/domain/live-classes';
import { useState } from 'react';
import { useRegistrations } from './useRegistrations.ts';

/** The server has answered, or could not be asked. */
const ANSWERED: readonly Registration['step'][] = ['full', 'conflict', 'registered', 'cancelled', 'failed'];

/** The registration of one live class, for a dialog of its own. */
export function useRegistration(liveClassId: number) {
  const { register, cancel, confirmCancel, close, registrationOf } = useRegistrations();
  const registration = registrationOf(liveClassId);
  const [tried, setTried] = useState(false);
  if (!tried && ANSWERED.includes(registration.step)) setTried(true);
  // The dialog itself says which class it is about.
  const of = { id: liveClassId, name: '' };
  return {
    registration,
    /** Something was asked for: what is known of the class from before may be out of date. */
    tried,
    onRegister: () => register(of),
    onCancel: () => cancel(of),
    onCancelConfirmed: () => confirmCancel(of),
    onNoticeClose: () => close(of),
  };
}
