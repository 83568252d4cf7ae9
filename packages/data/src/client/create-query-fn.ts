import type { DecodeContext } from '@portal/domain/shared';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Client } from './client.ts';
import type { CallSpec } from './request.ts';

/** The part of react-query's context that a query function reads; a caller outside of a query has only the signal. */
interface QueryFnContext {
  signal: AbortSignal;
  client?: QueryClient;
  queryKey?: QueryKey;
}

/**
 * A query function: calls, decodes at the border, and stops when nobody waits for the answer any more. A refetch of what
 * is already shown fails silently: what the student reads is no reason to be led to an error page.
 */
export function createQueryFn<T>(client: Client, spec: CallSpec, decode: (sent: unknown, context: DecodeContext) => T) {
  return async ({ signal, client: queries, queryKey }: QueryFnContext): Promise<T> => {
    const shown = queryKey !== undefined && queries?.getQueryData(queryKey) !== undefined;
    return decode(await client.call(shown ? { ...spec, silent: true } : spec, { signal }), client);
  };
}
