import { paths } from '@portal/domain/shell';
import { matchPath } from 'react-router-dom';
import { pageRoutes, publicRoutes } from '../routes/table.ts';

const PATTERNS: readonly string[] = [
  ...pageRoutes.map(({ path }) => path),
  ...publicRoutes.map(({ path }) => path),
  paths.error,
  paths.badRequest,
  paths.inactiveUser,
  paths.integration,
];

/** What is told of an address: the screen it leads to, `/Lesson/:id`; never what stands in it. */
export function pagePattern(pathname: string): string {
  return PATTERNS.find((pattern) => matchPath(pattern, pathname)) ?? '/NotFound';
}
