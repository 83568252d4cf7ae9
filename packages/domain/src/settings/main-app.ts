import { createToSafeHref, originHref, trimTrailingSlashes, type SafeHref } from '../shared/index.ts';
import { trimSlash } from './api-base.ts';

/**
 * Returns the main app's URL from an unchecked `/config.json`; the portal's own origin when none is configured or it is
 * not allowed. This file uses no schemas, since the boot script loads it.
 */
export function mainAppHref(sent: unknown, origin: string): SafeHref {
  const given = typeof sent === 'string' ? trimSlash(sent) : null;
  return trimTrailingSlashes(createToSafeHref(origin, origin)(given) ?? originHref(origin));
}
