import type { SignInMode } from '@portal/domain/blocks';
import { paths } from '@portal/domain/screens';
import { matchPath, parsePath } from 'react-router-dom';
import { matchPageRoute } from './prefetch.ts';

/**
 * Whether a page begins or ends a session itself. The one before is not checked: the response could lead elsewhere, or
 * be awaited for long.
 */
export function replacesSession(pathname: string): boolean {
  return [paths.singleLogout, paths.proceedLogin].some((path) => matchPath(path, pathname) !== null);
}

/**
 * Whether a page shows nothing before the session is known: every page behind sign-in, and /Login where it redirects to
 * a provider. The password form does not wait.
 */
export function waitsForSession(address: string, mode: SignInMode): boolean {
  const { pathname = '' } = parsePath(address);
  if (matchPageRoute(pathname)) return true;
  return mode !== 'password' && matchPath(paths.login, pathname) !== null;
}
