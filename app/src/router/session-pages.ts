import type { SignInMode } from '@portal/domain/blocks';
import { paths } from '@portal/domain/screens';
import { matchPath, parsePath } from 'react-router-dom';
import { matchPageRoute } from './prefetch.ts';

const isAt = (pathname: string, patterns: readonly string[]) => patterns.some((one) => matchPath(one, pathname));

/**
 * Whether a page begins or ends a session itself. The one before is not checked: the response could lead elsewhere, or
 * be awaited for long.
 */
export const replacesSession = (pathname: string) => isAt(pathname, [paths.singleLogout, paths.proceedLogin]);

/**
 * Whether the first picture of a page depends on the session: every page behind sign-in, those that redirect there, and
 * /RedirectView, which needs the provider's renewed token. Any other page does not wait for a slow check.
 */
export function dependsOnSession(pathname: string): boolean {
  if (matchPageRoute(pathname)) return true;
  return isAt(pathname, [paths.login, paths.redirectView, '/Integration']);
}

/**
 * Whether a page shows nothing before the session is known: every page behind sign-in, and /Login where it redirects to
 * a provider. The password form does not wait.
 */
export function waitsForSession(address: string, mode: SignInMode): boolean {
  const { pathname = '' } = parsePath(address);
  if (matchPageRoute(pathname)) return true;
  return mode !== 'password' && isAt(pathname, [paths.login]);
}
