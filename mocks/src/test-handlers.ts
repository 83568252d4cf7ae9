import type { RequestHandler } from 'msw';
import { mockHandlers, unknownCall } from './backend/handlers.ts';
import type { MockBackend } from './backend/model.ts';

/**
 * The handlers of the mock backend for a test. MSW notes by a stack trace where each of them was made, and Vitest maps
 * every trace to the sources: without traces they are there in a fiftieth of the time.
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
