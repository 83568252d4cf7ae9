import { setupServer, type SetupServer } from 'msw/node';
import type { School } from './school/model.ts';
import { testHandlers } from './test-handlers.ts';

/** The school inside a test's own process: `fetch` reaches it, everything else is an error. */
export function schoolInTests(school: School): SetupServer {
  return setupServer(...testHandlers(school));
}
