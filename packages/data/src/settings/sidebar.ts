import { decodeSidebarSettings, type SidebarSettings } from '@portal/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import {
  createQueryFn,
  useClient,
  useLoadableQuery,
  type CallSpec,
  type Client,
  type LoadableQuery,
} from '../client/index.ts';
import { SETTINGS_KEY } from './queries.ts';

const call: CallSpec = { path: 'Sidebar/GetSidebarSettings', method: 'POST', silent: true };

export const sidebarQuery = (client: Client) =>
  queryOptions({
    queryKey: [...SETTINGS_KEY, 'sidebar'],
    queryFn: createQueryFn(client, call, decodeSidebarSettings),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * What the school hides of the ways to packages; silent when it fails. In a file of its own: few students are offered an
 * upgrade.
 *
 * @param enabled whether this student is one of them
 */
export function useSidebarSettings(enabled: boolean): LoadableQuery<SidebarSettings> {
  return useLoadableQuery({ ...sidebarQuery(useClient()), enabled });
}
