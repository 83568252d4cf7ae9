import { decodeAppSetting, decodeColorScheme } from '@portal/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import { ask, type CallSpec, type Client } from '../client/index.ts';

export const appSettingCall: CallSpec = { path: 'Setting/GetAppSetting', method: 'POST', silent: true };
export const colorSchemeCall: CallSpec = { path: 'Setting/GetColorScheme', method: 'POST', silent: true };

/** The school's settings: asked once a visit, silent when they fail (contract 2, Setting). */
export const settingsQueries = {
  appSetting: (client: Client) =>
    queryOptions({
      queryKey: ['settings', 'appSetting'],
      queryFn: ask(client, appSettingCall, decodeAppSetting),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  colorScheme: (client: Client) =>
    queryOptions({
      queryKey: ['settings', 'colorScheme'],
      queryFn: ask(client, colorSchemeCall, decodeColorScheme),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
