import { deviceZone } from './device-zone.ts';
import { useSession } from './SignedIn.tsx';

/** The zone all times are shown in: the student's, or the device's where the account has no valid one. */
export function useZone(): string {
  return useSession().account.timeZone ?? deviceZone();
}
