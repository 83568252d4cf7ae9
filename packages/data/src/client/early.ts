/**
 * Requests that the page's first lines started before the portal's code was there (app/src/boot). Each is handed out
 * once: the first call that asks the same takes its answer, every later one goes to the server.
 */
export type EarlyRequests = Map<string, Promise<Response>>;

/** What makes two calls the same. */
export function earlyKey(method: string, address: string, body: unknown): string {
  return `${method} ${address} ${typeof body === 'string' ? body : ''}`;
}

/** Rejects when the signal is aborted: a request already under way cannot be given a signal any more. */
function whenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_never, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function addressOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}

/** `fetch` that first looks among the early requests. An early request that failed is asked again. */
export function fetchWithEarly(early: EarlyRequests): typeof fetch {
  return async (address, init) => {
    const key = earlyKey(init?.method ?? 'GET', addressOf(address), init?.body);
    const started = early.get(key);
    early.delete(key);
    if (started) {
      const answer = await Promise.race([started.catch(() => null), whenAborted(init?.signal)]);
      if (answer) return answer;
    }
    return fetch(address, init);
  };
}
