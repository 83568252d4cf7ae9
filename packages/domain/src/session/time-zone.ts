import type { Account } from './model.ts';

/** Returns the id as this device names it; null = the device does not support it. */
function supportedZone(id: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Returns the account with the zone that was saved in the profile, an IANA id; '' = none. */
export function withTimeZone(account: Account, id: string): Account {
  return { ...account, timeZone: id === '' ? null : supportedZone(id) };
}

/**
 * Reads the IANA id in a text such as `(UTC+11:00) Australia/Sydney`; null when there is none that this device
 * supports.
 */
export function readTimeZone(sent: string | null): string | null {
  const id = sent?.match(/^\(UTC[^)]*\)\s*(\S+)$/)?.[1];
  return id ? supportedZone(id) : null;
}
