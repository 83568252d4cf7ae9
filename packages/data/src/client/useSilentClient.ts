import type { Client } from './client.ts';
import { useClient } from './DataProvider.tsx';

/** The client for what a page shows beyond the specification: its failures never replace the page (ADR 8). */
export function useSilentClient(): Client {
  const client = useClient();
  return { ...client, call: (spec, options) => client.call({ ...spec, silent: true }, options) };
}
