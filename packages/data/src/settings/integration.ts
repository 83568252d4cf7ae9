import { decodeIntegrationConfig, type IntegrationConfig } from '@portal/domain/settings';
import { queryOptions } from '@tanstack/react-query';
import {
  createQueryFn,
  SETTINGS_KEY,
  prefetchQuery,
  useClient,
  useLoadableQuery,
  type CallSpec,
  type Client,
  type LoadableQuery,
  type PrefetchContext,
} from '../client/index.ts';

/** The boot script sends this call early. */
export const integrationConfigCall: CallSpec = { path: 'Setting/GetIntegrationConfig', method: 'GET', silent: true };

/** The school's integration with a partner, and what it hides. */
export const integrationConfigQuery = (client: Client) =>
  queryOptions({
    queryKey: [...SETTINGS_KEY, 'integrationConfig'],
    queryFn: createQueryFn(client, integrationConfigCall, decodeIntegrationConfig),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The school's integration with a partner, and what it hides. */
export function useIntegrationConfig(): LoadableQuery<IntegrationConfig> {
  return useLoadableQuery(integrationConfigQuery(useClient()));
}

/**
 * Prefetches the school's integration with a partner, and returns it; undefined when it cannot be fetched. Never
 * rejects.
 */
export async function prefetchIntegrationConfig(context: PrefetchContext): Promise<IntegrationConfig | undefined> {
  const query = integrationConfigQuery(context.client);
  await prefetchQuery(context, query);
  return context.queries.getQueryData(query.queryKey);
}
