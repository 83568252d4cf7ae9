import type { AppSetting } from '@portal/domain/settings';
import { prefetchQuery, type PrefetchContext, type QueryCache } from '../client/index.ts';
import { commonBannerQuery } from './common-banner.ts';
import { APP_SETTING_KEY, settingsQueries } from './queries.ts';

/** The school's settings that are in the cache; undefined = none. */
export const cachedAppSetting = (queries: QueryCache): AppSetting | undefined =>
  queries.getQueryData<AppSetting>(APP_SETTING_KEY);

/** What banners are made of, as far as it could be fetched. */
export interface BannerData {
  setting: AppSetting | undefined;
  common: string[] | undefined;
}

/** Fetches ahead what banners are made of, and returns it. Never rejects. */
export async function prefetchBanners(context: PrefetchContext): Promise<BannerData> {
  const { client, queries } = context;
  const setting = settingsQueries.appSetting(client);
  const common = commonBannerQuery(client);
  await Promise.all([prefetchQuery(context, setting), prefetchQuery(context, common)]);
  return { setting: queries.getQueryData(setting.queryKey), common: queries.getQueryData(common.queryKey) };
}
