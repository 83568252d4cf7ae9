import { setupServer, type SetupServer } from 'msw/node';
import { mockHandlers, unknownCall } from './backend/handlers.ts';
import type { MockBackend } from './backend/model.ts';

/** The school inside a test's own process: `fetch` reaches it, everything else is an error. */
export function mockBackendInTests(backend: MockBackend): SetupServer {
  return setupServer(...mockHandlers(backend), unknownCall);
}
