import type { AppSetting, ColorScheme, IntegrationConfig } from '@portal/domain/settings';
import { useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { settingsQueries } from './queries.ts';

/** The school's settings; known before sign-in. */
export function useAppSetting(): LoadableQuery<AppSetting> {
  return useLoadableQuery(settingsQueries.appSetting(useClient()));
}

/** The school's colour scheme; known before sign-in. */
export function useColorScheme(): LoadableQuery<ColorScheme> {
  return useLoadableQuery(settingsQueries.colorScheme(useClient()));
}

/** Whether the school belongs to a partner, and what that hides. */
export function useIntegrationConfig(): LoadableQuery<IntegrationConfig> {
  return useLoadableQuery(settingsQueries.integrationConfig(useClient()));
}

/** The messages that take turns above every page: HTML, none when the banner is off. */
export function useCommonBanner(): LoadableQuery<string[]> {
  return useLoadableQuery(settingsQueries.commonBanner(useClient()));
}
