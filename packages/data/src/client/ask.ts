import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Client } from './client.ts';
import type { CallSpec } from './request.ts';

/** What react-query tells a query function; who asks by hand has only the signal. */
interface Asked {
  signal: AbortSignal;
  client?: QueryClient;
  queryKey?: QueryKey;
}

/**
 * A query function: asks, decodes at the border, and stops when nobody waits for the answer any more. Asked again for
 * what is already shown, it fails silently: what the student reads is no reason to be led to an error page.
 */
export function ask<T>(client: Client, spec: CallSpec, decode: (sent: unknown) => T) {
  return async ({ signal, client: queries, queryKey }: Asked): Promise<T> => {
    const shown = queryKey !== undefined && queries?.getQueryData(queryKey) !== undefined;
    return decode(await client.call(shown ? { ...spec, silent: true } : spec, { signal }));
  };
}
