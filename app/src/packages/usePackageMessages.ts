import { useRefreshPackages } from '@portal/data/packages';
import { useReloadMessages } from '../window-messages/useReloadMessages.ts';
import { useTrustedMessages } from '../window-messages/useTrustedMessages.ts';

/**
 * Refetches the lists that a page of the main app has changed (contract 4.4). After a payment, `usePaymentMessages`
 * refetches them with everything else.
 *
 * @param onPaid called after the message of a payment
 */
export function usePackageMessages(onPaid: () => void): void {
  const refresh = useRefreshPackages();
  useReloadMessages('packages-active', () => refresh('active'));
  useReloadMessages('packages-expired', () => refresh('expired'));
  useTrustedMessages(({ kind }) => {
    if (kind === 'reloadPackage') onPaid();
  });
}
