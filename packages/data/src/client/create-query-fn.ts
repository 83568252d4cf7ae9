import type { DecodeContext } from '@portal/domain/shared';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { fetchDecoded } from './fetch-decoded.ts';
import type { CallSpec } from './request.ts';

/** The fields of react-query's context that the function reads; a caller outside of a query passes only the signal. */
interface QueryFnContext {
  signal: AbortSignal;
  client?: QueryClient;
  queryKey?: QueryKey;
}

/**
 * Creates a query function that calls the server, decodes the response, and aborts the request when the query has no
 * observer left. A refetch of data that is already shown is silent, so that its failure does not replace the page with
 * an error page.
 */
export function createQueryFn<T>(client: Client, spec: CallSpec, decode: (sent: unknown, context: DecodeContext) => T) {
  return async ({ signal, client: queries, queryKey }: QueryFnContext): Promise<T> => {
    const isRefetch = queryKey !== undefined && queries?.getQueryData(queryKey) !== undefined;
    return fetchDecoded(client, isRefetch ? { ...spec, silent: true } : spec, decode, { signal });
  };
}
