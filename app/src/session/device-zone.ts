import type { Account } from '@portal/domain/session';

/** The device's own zone: its IANA id. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the zone of all displayed times: the student's, or the device's where the account has no valid one. */
export function zoneOfAccount({ timeZone }: Pick<Account, 'timeZone'>): string {
  return timeZone ?? deviceZone();
}
