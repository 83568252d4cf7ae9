import { setupServer, type SetupServer } from 'msw/node';
import type { MockBackend } from './backend/model.ts';
import { testHandlers } from './test-handlers.ts';

/** The mock backend in a test's own process: `fetch` calls its handlers. */
export function mockBackendInTests(backend: MockBackend): SetupServer {
  return setupServer(...testHandlers(backend));
}
