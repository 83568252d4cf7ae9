import { useAppSetting } from '@portal/data/settings';

/** Whether the school lets students renew packages that have ended (002 §6); false while its settings are not known. */
export function useMayRenew(): boolean {
  return useAppSetting().data?.locks.renewPackage ?? false;
}
