import { useRefetchAll } from '@portal/data/client';
import { useForgetEndings } from '../hooks/useForgetEndings.ts';
import { useServices } from '../portal/services.ts';
import { useTrustedMessages } from '../window-messages/useTrustedMessages.ts';

/**
 * Refetches data and account when a package was paid in another tab (contract 4.4), on whichever page the student has
 * gone on to meanwhile. A new package may open lessons, menu entries and gates.
 */
export function usePaymentMessages(): void {
  const { session } = useServices();
  const refetchAll = useRefetchAll();
  const forgetEndings = useForgetEndings();
  useTrustedMessages(({ kind }) => {
    if (kind !== 'reloadPackage') return;
    forgetEndings();
    refetchAll();
    void session.refreshAccount();
  });
}
