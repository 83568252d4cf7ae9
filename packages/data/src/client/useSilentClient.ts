import type { Client } from './client.ts';
import { useClient } from './DataProvider.tsx';

/** A client whose failures never replace the page. */
export function toSilentClient(client: Client): Client {
  return { ...client, call: (spec, options) => client.call({ ...spec, silent: true }, options) };
}

/** The client for what a page shows beyond the specification (ADR 8). */
export function useSilentClient(): Client {
  return toSilentClient(useClient());
}
