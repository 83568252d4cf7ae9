import { createToSafeHref } from '@portal/domain/shared';
import type { Client } from '../client/index.ts';

/** A main app and a portal at origins of their own. */
export const toSafeHref = createToSafeHref('https://main.example', 'https://portal.example/');

const unexpected = (what: string) => () => Promise.reject(new Error(`a test did not expect ${what}`));

/** Creates a client for tests of single calls. Every method that is not given rejects. */
export function mockClient(given: Partial<Client> = {}): Client {
  return {
    toSafeHref,
    call: unexpected('a call'),
    upload: unexpected('an upload'),
    file: unexpected('a file'),
    ...given,
  };
}
