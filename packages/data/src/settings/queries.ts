import {
  decodeAppSetting,
  decodeColorScheme,
  decodeCommonBanner,
  decodeIntegrationConfig,
} from '@portal/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** The boot script sends this call early, as it does `colorSchemeCall`. */
export const appSettingCall: CallSpec = { path: 'Setting/GetAppSetting', method: 'POST', silent: true };
export const colorSchemeCall: CallSpec = { path: 'Setting/GetColorScheme', method: 'POST', silent: true };
const integrationConfigCall: CallSpec = { path: 'Setting/GetIntegrationConfig', method: 'GET', silent: true };
/** The one call whose body is the literal null (contract 1.1). */
const commonBannerCall: CallSpec = {
  path: 'Setting/GetActiveCommonBanner',
  method: 'POST',
  body: null,
  silent: true,
};

/** Key prefix of all queries here: settings of the school, the same for every student. */
export const SETTINGS_KEY = ['settings'] as const;

/** The school's settings: fetched once a visit, silent when they fail (contract 2, Setting). */
export const settingsQueries = {
  appSetting: (client: Client) =>
    queryOptions({
      queryKey: [...SETTINGS_KEY, 'appSetting'],
      queryFn: createQueryFn(client, appSettingCall, decodeAppSetting),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  colorScheme: (client: Client) =>
    queryOptions({
      queryKey: [...SETTINGS_KEY, 'colorScheme'],
      queryFn: createQueryFn(client, colorSchemeCall, decodeColorScheme),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The school's integration with a partner, and what it hides. */
  integrationConfig: (client: Client) =>
    queryOptions({
      queryKey: [...SETTINGS_KEY, 'integrationConfig'],
      queryFn: createQueryFn(client, integrationConfigCall, decodeIntegrationConfig),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The messages of the common banner. */
  commonBanner: (client: Client) =>
    queryOptions({
      queryKey: [...SETTINGS_KEY, 'commonBanner'],
      queryFn: createQueryFn(client, commonBannerCall, decodeCommonBanner),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
