import { zoneOfAccount } from './device-zone.ts';
import { useSession } from './SignedIn.tsx';

/** Returns the zone of all displayed times. */
export function useZone(): string {
  return zoneOfAccount(useSession().account);
}

/**
 * Whether that zone is the device's, since the account has no valid one. This is shown beside the times, with a link to
 * the profile.
 */
export function useZoneOfDevice(): boolean {
  return useSession().account.timeZone === null;
}
