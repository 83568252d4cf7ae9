import type { Failure } from './failure.ts';

/** A write: not sent yet, pending, failed, or done with the result of the server. */
export type Submission<Result = unknown> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; failure: Failure }
  | { status: 'done'; result: Result };

export const idle: Submission<never> = { status: 'idle' };
export const pending: Submission<never> = { status: 'pending' };
export const done = <Result>(result: Result): Submission<Result> => ({ status: 'done', result });
