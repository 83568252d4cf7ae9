import type { Client } from './client.ts';
import { useClient } from './DataProvider.tsx';

/** Returns a client whose failed calls show no error page. */
export function toSilentClient(client: Client): Client {
  return { ...client, call: (spec, options) => client.call({ ...spec, silent: true }, options) };
}

/** Returns the client for data that a page shows beyond the specification (ADR 8). */
export function useSilentClient(): Client {
  return toSilentClient(useClient());
}
