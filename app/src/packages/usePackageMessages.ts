import { useRefreshAfterPayment, useRefreshPackages } from '@portal/data/packages';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { useTrustedMessages } from '../window-messages/useTrustedMessages.ts';

/**
 * Refetches the lists that a page of the main app has changed; after a payment, also the other data that depends on
 * packages (contract 4.4).
 *
 * @param onPaid called after the message of a payment
 */
export function usePackageMessages(onPaid: () => void): void {
  const refresh = useRefreshPackages();
  const refreshAfterPayment = useRefreshAfterPayment();
  useReloadMessages('packages-active', () => refresh('active'));
  useReloadMessages('packages-expired', () => refresh('expired'));
  useTrustedMessages(({ kind }) => {
    if (kind !== 'reloadPackage') return;
    refreshAfterPayment();
    onPaid();
  });
}
