import { createToSafeHref } from '@portal/domain/shared';
import type { Client } from '../client/index.ts';

/** A main app and a portal at origins of their own. */
export const toSafeHref = createToSafeHref('https://main.example', 'https://portal.example/');

const unexpected = (what: string) => () => Promise.reject(new Error(`a test did not expect ${what}`));

/** A client for tests that look at single calls: what is not given must not be asked for. */
export function mockClient(given: Partial<Client> = {}): Client {
  return {
    toSafeHref,
    call: unexpected('a call'),
    upload: unexpected('an upload'),
    file: unexpected('a file'),
    ...given,
  };
}
