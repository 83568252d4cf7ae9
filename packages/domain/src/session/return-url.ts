import { safeUrl, type SafeHref } from '../shared/index.ts';

/**
 * Where /SingleLogout may go on to (contract 4.2): an address of the portal, of the main app, or of an allowed origin;
 * null for anything else, so that nobody can use the portal to send a student elsewhere.
 */
export function allowedReturn(
  sent: string | null,
  own: string,
  mainAppUrl: string,
  allowedOrigins: readonly string[],
): SafeHref | null {
  const address = safeUrl(sent, new URL(own).origin, own);
  if (!address) return null;
  const allowed = [own, mainAppUrl, ...allowedOrigins].map((one) => new URL(one, own).origin);
  return allowed.includes(new URL(address).origin) ? address : null;
}
