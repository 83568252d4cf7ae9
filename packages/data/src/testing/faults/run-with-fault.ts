import { FailureError, type Failure } from '@portal/domain/shared';
import { createQueryClient } from '../../client/index.ts';
import { modelProblems, type ModelKinds } from './model-problems.ts';
import { clientOn, replay, type Operation, type Recording } from './recorded.ts';

/** The outcome of an operation: a model, a failure, or another exception, which is always a defect. */
export type Outcome = { model: unknown } | { failure: Failure } | { thrown: unknown };

/** Runs an operation with its recorded responses, except for the call `path`, which gets `answer`. */
export async function runWithFault(
  operation: Operation,
  recording: Recording,
  path: string,
  answer: typeof fetch,
): Promise<Outcome> {
  const queries = createQueryClient();
  const client = clientOn(replay(recording, path, answer), 'token', operation.provider);
  try {
    return { model: await operation.run({ client, queries }) };
  } catch (thrown) {
    return thrown instanceof FailureError ? { failure: thrown.failure } : { thrown };
  } finally {
    queries.clear();
  }
}

/** Returns the problems of an outcome; none for a failure or a valid model. */
export function problemsOf(outcome: Outcome, good: ModelKinds): string[] {
  if ('thrown' in outcome) return [String(outcome.thrown)];
  return 'model' in outcome ? modelProblems(outcome.model, good) : [];
}
