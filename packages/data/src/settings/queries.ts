import { decodeAppSetting, decodeColorScheme } from '@portal/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, KEPT, ON_EVERY_PAGE, SETTINGS_KEY, type CallSpec, type Client } from '../client/index.ts';

/** The boot script sends this call early, as it does `colorSchemeCall`. */
export const appSettingCall: CallSpec = { path: 'Setting/GetAppSetting', method: 'POST', silent: true };
export const colorSchemeCall: CallSpec = { path: 'Setting/GetColorScheme', method: 'POST', silent: true };

export const APP_SETTING_KEY = [...SETTINGS_KEY, 'appSetting'] as const;

/** The school's settings: fetched once a visit, silent when they fail (contract 2, Setting). */
export const settingsQueries = {
  appSetting: (client: Client) =>
    queryOptions({
      queryKey: APP_SETTING_KEY,
      queryFn: createQueryFn(client, appSettingCall, decodeAppSetting),
      meta: { ...KEPT, ...ON_EVERY_PAGE },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  colorScheme: (client: Client) =>
    queryOptions({
      queryKey: [...SETTINGS_KEY, 'colorScheme'],
      queryFn: createQueryFn(client, colorSchemeCall, decodeColorScheme),
      meta: ON_EVERY_PAGE,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
