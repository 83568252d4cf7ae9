import type { Client } from './client.ts';
import type { CallSpec } from './request.ts';

/** A query function: asks, decodes at the border, and stops when nobody waits for the answer any more. */
export function ask<T>(client: Client, spec: CallSpec, decode: (sent: unknown) => T) {
  return async ({ signal }: { signal: AbortSignal }): Promise<T> => decode(await client.call(spec, { signal }));
}
