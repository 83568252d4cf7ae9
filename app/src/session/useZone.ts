import { useSession } from './SignedIn.tsx';

/** The device's own zone. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone all times are shown in: the student's, or the device's where the account has no valid one. */
export function useZone(): string {
  return useSession().account.timeZone ?? deviceZone();
}
