import type { AppSetting } from '@portal/domain/settings';
import { prefetchQuery, type PrefetchContext } from '../client/index.ts';
import { commonBannerQuery, settingsQueries } from '../settings/index.ts';
import { shellQueries } from './queries.ts';

/** What banners are made of, as far as it could be fetched. */
export interface BannerData {
  setting: AppSetting | undefined;
  common: string[] | undefined;
}

/** Fetches ahead what menu, header and banners begin with, and returns what banners are made of. Never rejects. */
export async function prefetchShell(context: PrefetchContext): Promise<BannerData> {
  const { client, queries, student } = context;
  const setting = settingsQueries.appSetting(client);
  const common = commonBannerQuery(client);
  await Promise.all([
    prefetchQuery(context, setting),
    prefetchQuery(context, common),
    prefetchQuery(context, shellQueries.menuFlags(client, student.userId)),
    prefetchQuery(context, shellQueries.messagesEnabled(client, student.userId)),
  ]);
  return { setting: queries.getQueryData(setting.queryKey), common: queries.getQueryData(common.queryKey) };
}
