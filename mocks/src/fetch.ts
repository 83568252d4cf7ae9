import { getResponse } from 'msw';
import type { MockBackend } from './backend/model.ts';
import { testHandlers } from './test-handlers.ts';

/** Returns a `fetch` that reaches only the mock backend, in the test's own process. */
export function mockFetch(backend: MockBackend): typeof fetch {
  const handlers = testHandlers(backend);
  return async (input, init) => {
    const answered = getResponse(handlers, new Request(input, init));
    const response = await (init?.signal ? Promise.race([answered, whenAborted(init.signal)]) : answered);
    if (!response) throw new TypeError('the mock backend has no handler for this URL');
    // MSW's `HttpResponse.error()`: a network error.
    if (response.type === 'error') throw new TypeError('failed to fetch');
    return response;
  };
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_never, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
