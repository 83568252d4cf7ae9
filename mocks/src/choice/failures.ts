import type { Fault } from '../backend/faults.ts';

/** The kinds of failures that can be chosen for a call, each with its title and its fault. */
export const FAILURES = {
  refused: {
    title: 'Refused by the school',
    fault: { kind: 'rejected', messages: ['The school cannot do this now.'] },
  },
  broken: { title: 'Server error (500)', fault: { kind: 'status', status: 500 } },
  closed: { title: 'Server is down (503)', fault: { kind: 'status', status: 503 } },
  missing: { title: 'Not found (404)', fault: { kind: 'status', status: 404 } },
  expired: { title: 'Sign-in has expired (401)', fault: { kind: 'status', status: 401 } },
  lost: { title: 'No connection', fault: { kind: 'offline' } },
  garbled: { title: 'Invalid response', fault: { kind: 'body', body: '<h1>Hello</h1>' } },
  never: { title: 'No response', fault: { kind: 'never' } },
} as const satisfies Record<
  string,
  { title: string; fault: Fault | { kind: 'rejected'; messages: readonly string[] } }
>;

export type FailureKind = keyof typeof FAILURES;
