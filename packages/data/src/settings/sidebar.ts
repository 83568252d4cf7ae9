import { decodeSidebarSettings } from '@portal/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';
import { SETTINGS_KEY } from './queries.ts';

const call: CallSpec = { path: 'Sidebar/GetSidebarSettings', method: 'POST', silent: true };

/** What the school hides of the ways to packages; silent when it fails. Apart: few students are offered an upgrade. */
export const sidebarSettings = (client: Client) =>
  queryOptions({
    queryKey: [...SETTINGS_KEY, 'sidebar'],
    queryFn: createQueryFn(client, call, decodeSidebarSettings),
    staleTime: Number.POSITIVE_INFINITY,
  });
