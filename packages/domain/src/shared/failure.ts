/**
 * Why a call did not succeed (contract 1.4). A code only: the view puts it into words, and the server's own
 * messages, where it sent any, are shown as received.
 *
 * - `rejected`: the server answered and said no; `messages` empty means it gave no reason. `value` is what it sent
 *   beside the refusal (the failed-login flags of a session call travel there).
 * - `unauthorised`: HTTP 401, no valid token.
 * - `badRequest`: HTTP 400.
 * - `serverDown`: HTTP 500, any other status, or no answer within the time limit (`status` 0).
 * - `offline`: no connection.
 * - `notAnAnswer`: HTTP 200 whose body is not a JSON object.
 * - `notUnderstood`: an answer in the right envelope whose content has the wrong types.
 */
export type Failure =
  | { kind: 'rejected'; messages: readonly string[]; value: unknown }
  | { kind: 'unauthorised'; messages: readonly string[] }
  | { kind: 'badRequest'; messages: readonly string[] }
  | { kind: 'serverDown'; status: number }
  | { kind: 'offline' }
  | { kind: 'notAnAnswer' }
  | { kind: 'notUnderstood'; detail: string };

/** What `data` throws, so that a promise carries a `Failure`. */
export class FailureError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`call failed: ${failure.kind}${failure.kind === 'notUnderstood' ? ` (${failure.detail})` : ''}`);
    this.name = 'FailureError';
    this.failure = failure;
  }
}

/** Any thrown thing as a `Failure`; what we did not foresee counts as an answer not understood. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof FailureError) return thrown.failure;
  return { kind: 'notUnderstood', detail: String(thrown) };
}
