import type { AppSetting, ColorScheme } from '@portal/domain/settings';
import { useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { settingsQueries } from './queries.ts';

/** The school's settings; available before sign-in. */
export function useAppSetting(): LoadableQuery<AppSetting> {
  return useLoadableQuery(settingsQueries.appSetting(useClient()));
}

/** The school's colour scheme; available before sign-in. */
export function useColorScheme(): LoadableQuery<ColorScheme> {
  return useLoadableQuery(settingsQueries.colorScheme(useClient()));
}
