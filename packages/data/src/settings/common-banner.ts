import { decodeCommonBanner } from '@portal/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import {
  createQueryFn,
  ON_EVERY_PAGE,
  SETTINGS_KEY,
  useClient,
  useLoadableQuery,
  type CallSpec,
  type Client,
  type LoadableQuery,
} from '../client/index.ts';

/** The one call whose body is the literal null (contract 1.1). */
export const commonBannerCall: CallSpec = {
  path: 'Setting/GetActiveCommonBanner',
  method: 'POST',
  body: null,
  silent: true,
};

/** The messages of the common banner. */
export const commonBannerQuery = (client: Client) =>
  queryOptions({
    queryKey: [...SETTINGS_KEY, 'commonBanner'],
    queryFn: createQueryFn(client, commonBannerCall, decodeCommonBanner),
    meta: ON_EVERY_PAGE,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The messages of the common banner: HTML, none when the banner is off. */
export function useCommonBanner(): LoadableQuery<string[]> {
  return useLoadableQuery(commonBannerQuery(useClient()));
}
