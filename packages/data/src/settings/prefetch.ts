import type { AppSetting } from '@portal/domain/settings';
import { prefetchQuery, type PrefetchContext, type QueryCache } from '../client/index.ts';
import { commonBannerQuery } from './common-banner.ts';
import { APP_SETTING_KEY, settingsQueries } from './queries.ts';

/** Returns the cached settings of the school; undefined = none. */
export const cachedAppSetting = (queries: QueryCache): AppSetting | undefined =>
  queries.getQueryData<AppSetting>(APP_SETTING_KEY);

/** Prefetches the school's settings; possible before sign-in. Never rejects. */
export const prefetchAppSetting = (context: Omit<PrefetchContext, 'student'>): Promise<void> =>
  prefetchQuery(context, settingsQueries.appSetting(context.client));

/** The data of the banners, as far as it could be fetched. */
export interface BannerData {
  setting: AppSetting | undefined;
  common: string[] | undefined;
}

/** Prefetches the data of the banners, and returns it. Never rejects. */
export async function prefetchBanners(context: PrefetchContext): Promise<BannerData> {
  const { client, queries } = context;
  const setting = settingsQueries.appSetting(client);
  const common = commonBannerQuery(client);
  await Promise.all([prefetchQuery(context, setting), prefetchQuery(context, common)]);
  return { setting: queries.getQueryData(setting.queryKey), common: queries.getQueryData(common.queryKey) };
}
