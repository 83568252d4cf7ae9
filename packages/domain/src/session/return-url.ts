import { safeUrl, type SafeHref } from '../shared/index.ts';

/**
 * Returns the URL that /SingleLogout may redirect to (contract 4.2): one of the portal, the main app or an allowed
 * origin; null for anything else, so that the portal is not an open redirect.
 */
export function allowedReturn(
  sent: string | null,
  own: string,
  mainAppUrl: string,
  allowedOrigins: readonly string[],
): SafeHref | null {
  const href = safeUrl(sent, new URL(own).origin, own);
  if (!href) return null;
  const allowed = [own, mainAppUrl, ...allowedOrigins].map((one) => new URL(one, own).origin);
  return allowed.includes(new URL(href).origin) ? href : null;
}
