import { safeUrl, withQuery } from '@portal/domain/shared';
import type { RuntimeConfig } from '@portal/domain/settings';

/** The main app's registration page in its variant for phones (contract 4.2). */
export function signUpHref({ signUpUrl, mainAppUrl }: RuntimeConfig): string {
  const address = safeUrl(signUpUrl, mainAppUrl, location.href);
  return address ? withQuery(address, { isMobile: 'true' }) : mainAppUrl;
}
