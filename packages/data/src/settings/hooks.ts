import type { AppSetting } from '@portal/domain/settings';
import { useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { settingsQueries } from './queries.ts';

/** The school's settings: asked once a visit, silent when they fail. */
export function useAppSetting(): LoadableQuery<AppSetting> {
  return useLoadableQuery(settingsQueries.appSetting(useClient()));
}
