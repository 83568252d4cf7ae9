import { screens } from '@portal/domain/screens';
import { matchPath } from 'react-router-dom';

/** Returns the pattern of the screen at a path, for instance `/Lesson/:id`, which contains no parameter values. */
export function pagePattern(pathname: string): string {
  const screen = Object.values(screens).find(({ pattern }) => matchPath(pattern, pathname));
  return screen?.pattern ?? '/NotFound';
}
