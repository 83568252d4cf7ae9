import type { IntegrationConfig } from '@portal/domain/settings';
import { useClient, useLoadableQuery, type LoadableQuery } from '../client/index.ts';
import { settingsQueries } from './queries.ts';

/** Whether the school belongs to a partner, and what that hides. */
export function useIntegrationConfig(): LoadableQuery<IntegrationConfig> {
  return useLoadableQuery(settingsQueries.integrationConfig(useClient()));
}
