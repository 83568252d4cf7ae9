/** What a call does instead of its work. `body` is sent as it is, with status 200. */
export type Fault =
  | { kind: 'rejected'; messages: string[]; value?: unknown }
  | { kind: 'status'; status: 400 | 401 | 404 | 500 | 503 }
  | { kind: 'offline' }
  | { kind: 'body'; body: string }
  | { kind: 'never' };

interface Switched {
  fault: Fault | null;
  delayMs: number;
  /** How often it still happens; Infinity = until switched off. */
  left: number;
}

/** Failures and delays that can be switched on for a call, by its path `Segment/Call`, or `*` for every call. */
export interface Faults {
  /** The call fails so, `times` times (always unless told). */
  fail(path: string, fault: Fault, times?: number): void;
  /** The call answers only after so many milliseconds. */
  delay(path: string, ms: number): void;
  clear(): void;
  /** What happens to this request; counts it. */
  next(path: string): { fault: Fault | null; delayMs: number };
}

export function createFaults(): Faults {
  const switched = new Map<string, Switched>();
  const entry = (path: string): Switched => {
    const key = path.toLowerCase();
    let found = switched.get(key);
    if (!found) switched.set(key, (found = { fault: null, delayMs: 0, left: 0 }));
    return found;
  };
  return {
    fail: (path, fault, times = Number.POSITIVE_INFINITY) => Object.assign(entry(path), { fault, left: times }),
    delay: (path, ms) => Object.assign(entry(path), { delayMs: ms }),
    clear: () => switched.clear(),
    next: (path) => {
      // The call's own switches come before those of every call.
      const found = [switched.get(path.toLowerCase()), switched.get('*')].filter((one) => one !== undefined);
      const failing = found.find((one) => one.left > 0);
      if (failing) failing.left -= 1;
      const delayed = found.find((one) => one.delayMs > 0);
      return { fault: failing?.fault ?? null, delayMs: delayed?.delayMs ?? 0 };
    },
  };
}
