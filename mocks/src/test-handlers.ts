import type { RequestHandler } from 'msw';
import { schoolHandlers, unknownCall } from './handlers/index.ts';
import type { School } from './school/model.ts';

/**
 * The handlers of the mock backend for a test. MSW notes by a stack trace where each of them was made, and Vitest maps
 * every trace to the sources: without traces they are there in a fiftieth of the time.
 */
export function testHandlers(school: School): RequestHandler[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return [...schoolHandlers(school), unknownCall];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
