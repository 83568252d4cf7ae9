/**
 * Why a call failed (contract 1.4). Only a code: the view has a message for each kind, and shows the server's own
 * messages, where it sent any, as received.
 *
 * - `rejected`: the server answered with a refusal; `messages` empty means it gave no reason. `value` is the `Value` of
 *   that answer (the failed-login flags of a session call).
 * - `unauthorised`: HTTP 401, no valid token.
 * - `badRequest`: HTTP 400.
 * - `serverDown`: HTTP 500, any other status, or no answer within the time limit (`status` 0).
 * - `offline`: no connection.
 * - `notAnAnswer`: HTTP 200 whose body is not a JSON object.
 * - `notUnderstood`: the `Value` of a valid envelope has the wrong types.
 */
export type Failure =
  | { kind: 'rejected'; messages: readonly string[]; value: unknown }
  | { kind: 'unauthorised'; messages: readonly string[] }
  | { kind: 'badRequest'; messages: readonly string[] }
  | { kind: 'serverDown'; status: number }
  | { kind: 'offline' }
  | { kind: 'notAnAnswer' }
  | { kind: 'notUnderstood'; detail: string };

/** The error that `data` throws, so that a rejected promise carries a `Failure`. */
export class FailureError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`call failed: ${failure.kind}${failure.kind === 'notUnderstood' ? ` (${failure.detail})` : ''}`);
    this.name = 'FailureError';
    this.failure = failure;
  }
}

/** Converts any thrown value into a `Failure`; an unknown error becomes `notUnderstood`. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof FailureError) return thrown.failure;
  return { kind: 'notUnderstood', detail: String(thrown) };
}

/**
 * Whether the server may have carried out a call that failed: its answer was lost, or is not understood. HTTP 400 and
 * 401 are refusals, so nothing was done (contract 1.4).
 */
export function isOutcomeUnknown({ kind }: Failure): boolean {
  switch (kind) {
    case 'rejected':
    case 'badRequest':
    case 'unauthorised':
      return false;
    case 'serverDown':
    case 'offline':
    case 'notAnAnswer':
    case 'notUnderstood':
      return true;
  }
}

/**
 * Whether to tell the student that a failed write may have been carried out. Not when offline: the request has hardly
 * left the device.
 */
export function showsOutcomeUnknown(failure: Failure): boolean {
  return isOutcomeUnknown(failure) && failure.kind !== 'offline';
}
