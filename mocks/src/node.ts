import { setupServer, type SetupServer } from 'msw/node';
import { schoolHandlers, unknownCall } from './backend/handlers.ts';
import type { School } from './backend/model.ts';

/** The school inside a test's own process: `fetch` reaches it, everything else is an error. */
export function schoolInTests(school: School): SetupServer {
  return setupServer(...schoolHandlers(school), unknownCall);
}
