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

const call: CallSpec = { path: 'Sidebar/GetSidebarSettings', method: 'POST', silent: true };

export const sidebarQuery = (client: Client) =>
  queryOptions({
    // Not below `SETTINGS_KEY`, whose data stays after sign-out: this call needs a token.
    queryKey: ['sidebar'],
    queryFn: createQueryFn(client, call, decodeSidebarSettings),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * Which package links the school hides; silent when it fails. In a file of its own, so that only students who may upgrade
 * load it.
 *
 * @param enabled whether this student is one of them
 */
export function useSidebarSettings(enabled: boolean): LoadableQuery<SidebarSettings> {
  return useLoadableQuery({ ...sidebarQuery(useClient()), enabled });
}
