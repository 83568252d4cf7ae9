import { zoneOfAccount } from './device-zone.ts';
import { useSession } from './SignedIn.tsx';

/** The zone all times are shown in. */
export function useZone(): string {
  return zoneOfAccount(useSession().account);
}
