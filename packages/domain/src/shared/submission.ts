import type { Failure } from './failure.ts';

/** What a student sends: nothing sent yet, on its way, refused or lost, or done with what the server answered. */
export type Submission<Result = unknown> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; failure: Failure }
  | { status: 'done'; result: Result };

export const idle: Submission<never> = { status: 'idle' };
export const pending: Submission<never> = { status: 'pending' };
export const done = <Result>(result: Result): Submission<Result> => ({ status: 'done', result });
