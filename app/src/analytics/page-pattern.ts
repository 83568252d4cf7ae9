import { screens } from '@portal/domain/screens';
import { matchPath } from 'react-router-dom';

/** What is told of an address: the screen it leads to, `/Lesson/:id`; never what stands in it. */
export function pagePattern(pathname: string): string {
  const screen = Object.values(screens).find(({ pattern }) => matchPath(pattern, pathname));
  return screen?.pattern ?? '/NotFound';
}
