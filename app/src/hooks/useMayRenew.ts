import { useAppSetting } from '@portal/data/settings';

/** Whether the school lets students renew packages that have ended; while its settings are not known it does not (002 §6). */
export function useMayRenew(): boolean {
  return useAppSetting().data?.locks.renewPackage ?? false;
}
