import type { MenuFlags } from '@portal/domain/shell';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { shellQueries } from './queries.ts';

/** What the menu may show this student; silent when it fails. */
export function useMenuFlags(): LoadableQuery<MenuFlags> {
  return useLoadableQuery(shellQueries.menuFlags(useClient(), useStudent().userId));
}
