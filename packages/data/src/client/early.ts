/**
 * Requests that the page's first lines started before the portal's code was there (app/src/boot). Each is handed out
 * once: the first call that asks the same takes its answer, every later one goes to the server.
 */
export type EarlyRequests = Map<string, Promise<Response>>;

/** What makes two calls the same. */
export function earlyKey(method: string, address: string, body: unknown): string {
  return `${method} ${address} ${typeof body === 'string' ? body : ''}`;
}

/** `fetch` that first looks among the early requests. An early request that failed is asked again. */
export function fetchWithEarly(early: EarlyRequests): typeof fetch {
  return async (address, init) => {
    const key = earlyKey(init?.method ?? 'GET', String(address), init?.body);
    const started = early.get(key);
    early.delete(key);
    if (started) {
      const answer = await started.catch(() => null);
      if (answer) return answer;
    }
    return fetch(address, init);
  };
}

