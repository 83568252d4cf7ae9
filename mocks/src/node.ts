import { setupServer, type SetupServer } from 'msw/node';
import { mockHandlers, unknownCall } from './backend/handlers.ts';
import type { MockBackend } from './backend/model.ts';

/** The mock backend in a test's own process: `fetch` calls its handlers. */
export function mockBackendInTests(backend: MockBackend): SetupServer {
  return setupServer(...mockHandlers(backend), unknownCall);
}
