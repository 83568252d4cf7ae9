import type { AppSetting, ColorScheme, IntegrationConfig } from '@portal/domain/settings';
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

/** The school's integration with a partner, and what it hides. */
export function useIntegrationConfig(): LoadableQuery<IntegrationConfig> {
  return useLoadableQuery(settingsQueries.integrationConfig(useClient()));
}

/** The messages of the common banner: HTML, none when the banner is off. */
export function useCommonBanner(): LoadableQuery<string[]> {
  return useLoadableQuery(settingsQueries.commonBanner(useClient()));
}
