/**
 * Requests that the boot script started before the portal's code was loaded (app/src/boot). Each is used once: the first
 * identical call takes its response, every later one goes to the server.
 */
export type EarlyRequests = Map<string, Promise<Response>>;

/** Identifies a request: equal keys are identical requests. */
export function earlyKey(method: string, url: string, body: unknown): string {
  return `${method} ${url} ${typeof body === 'string' ? body : ''}`;
}

function urlOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}

/**
 * Returns a `fetch` that uses an early request if there is one, even one that failed: no call is sent twice
 * (contract 1.1). An early request cannot be given a signal any more, so the client races it with its own.
 *
 * @param onSent called with the key of each request that is sent, so that the boot script does not send it as well
 */
export function fetchWithEarly(early: EarlyRequests, onSent?: (key: string) => void): typeof fetch {
  return async (input, init) => {
    const key = earlyKey(init?.method ?? 'GET', urlOf(input), init?.body);
    const started = early.get(key);
    early.delete(key);
    if (started) return started;
    onSent?.(key);
    return fetch(input, init);
  };
}
