import { paths } from '@portal/domain/screens';
import { matchPath } from 'react-router-dom';

/**
 * Whether a page begins or ends a session itself. The one before is not checked: the response could lead elsewhere, or
 * be awaited for long.
 */
export function replacesSession(pathname: string): boolean {
  return [paths.singleLogout, paths.proceedLogin].some((path) => matchPath(path, pathname) !== null);
}
