/** The response of a call instead of its result. `body` is sent unchanged, with status 200. */
export type Fault =
  | { kind: 'rejected'; messages: string[]; value?: unknown }
  | { kind: 'status'; status: 400 | 401 | 404 | 500 | 503 }
  | { kind: 'offline' }
  | { kind: 'body'; body: string }
  | { kind: 'never' };

interface Setting {
  fault: Fault | null;
  delayMs: number;
  /** How often the fault still applies; Infinity = until cleared. */
  left: number;
}

/** Failures and delays of calls, by the path `Segment/Call`, or `*` for every call. */
export interface Faults {
  /** The call fails with this fault, `times` times; by default until `clear`. */
  fail(path: string, fault: Fault, times?: number): void;
  /** The call responds after this many milliseconds. */
  delay(path: string, ms: number): void;
  clear(): void;
  /** Returns the fault and delay of the next request, and counts it as one of the fault's times. */
  next(path: string): { fault: Fault | null; delayMs: number };
}

export function createFaults(): Faults {
  const settings = new Map<string, Setting>();
  const entry = (path: string): Setting => {
    const key = path.toLowerCase();
    let found = settings.get(key);
    if (!found) settings.set(key, (found = { fault: null, delayMs: 0, left: 0 }));
    return found;
  };
  return {
    fail: (path, fault, times = Number.POSITIVE_INFINITY) => Object.assign(entry(path), { fault, left: times }),
    delay: (path, ms) => Object.assign(entry(path), { delayMs: ms }),
    clear: () => settings.clear(),
    next: (path) => {
      // The call's own settings come before those of every call.
      const found = [settings.get(path.toLowerCase()), settings.get('*')].filter((one) => one !== undefined);
      const failing = found.find((one) => one.left > 0);
      if (failing) failing.left -= 1;
      const delayed = found.find((one) => one.delayMs > 0);
      return { fault: failing?.fault ?? null, delayMs: delayed?.delayMs ?? 0 };
    },
  };
}
