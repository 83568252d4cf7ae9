import { setupServer, type SetupServer } from 'msw/node';
import type { MockBackend } from './backend/model.ts';
import { testHandlers } from './test-handlers.ts';

/** The school inside a test's own process: `fetch` reaches it, everything else is an error. */
export function mockBackendInTests(backend: MockBackend): SetupServer {
  return setupServer(...testHandlers(backend));
}
