import { zoneOfAccount } from './device-zone.ts';
import { useSession } from './SignedIn.tsx';

/** The zone all times are shown in. */
export function useZone(): string {
  return zoneOfAccount(useSession().account);
}

/** That zone is the device's, since the account has no valid one: said beside the times, with the way to the profile. */
export function useZoneOfDevice(): boolean {
  return useSession().account.timeZone === null;
}
