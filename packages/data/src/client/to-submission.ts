import { toFailure, done, failed, idle, pending, type Submission } from '@portal/domain/shared';
import type { MutationState } from '@tanstack/react-query';

/** Converts a mutation's state. */
export function toSubmission<Result>({
  status,
  data,
  error,
}: Pick<MutationState<Result>, 'status' | 'data' | 'error'>): Submission<Result> {
  switch (status) {
    case 'idle':
      return idle;
    case 'pending':
      return pending;
    case 'error':
      return failed(toFailure(error));
    case 'success':
      return done(data as Result);
  }
}
