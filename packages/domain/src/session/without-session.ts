import type { Failure } from '../shared/index.ts';

/**
 * Converts the failure of a call without a session: HTTP 401 and 400 become a refusal, whose messages are shown as
 * received (000 §8), since there is no session that could have expired.
 */
export function withoutSession(failure: Failure): Failure {
  return 'messages' in failure ? { value: null, ...failure, kind: 'rejected' } : failure;
}
