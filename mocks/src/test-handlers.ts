import type { RequestHandler } from 'msw';
import { mockHandlers, unknownCall } from './backend/handlers.ts';
import type { MockBackend } from './backend/model.ts';

/**
 * Returns the handlers of the mock backend for a test. MSW records a stack trace for each handler, and Vitest maps
 * every trace to the sources. Without stack traces, they are created in a fiftieth of the time.
 */
export function testHandlers(backend: MockBackend): RequestHandler[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return [...mockHandlers(backend), unknownCall];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
