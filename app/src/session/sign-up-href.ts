import type { RuntimeConfig } from '@portal/domain/settings';
import { withQuery, type SafeHref } from '@portal/domain/shared';

/** The main app's registration page in its variant for phones (contract 4.2). */
export function signUpHref({ signUpUrl }: RuntimeConfig): SafeHref {
  return withQuery(signUpUrl, { isMobile: 'true' });
}
