import type { Failure } from '../shared/index.ts';

/**
 * A call without a session has none that could expire: its 401 or 400 is a refusal, whose messages are shown as received
 * (000 §8).
 */
export function withoutSession(failure: Failure): Failure {
  return 'messages' in failure ? { value: null, ...failure, kind: 'rejected' } : failure;
}
