/**
 * Reads the IANA id in a text such as `(UTC+11:00) Australia/Sydney`; null when there is none that this device
 * supports.
 */
export function readTimeZone(sent: string | null): string | null {
  const id = sent?.match(/^\(UTC[^)]*\)\s*(\S+)$/)?.[1];
  if (!id) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
