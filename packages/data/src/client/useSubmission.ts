import type { Submission } from '@portal/domain/shared';
import { useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';
import { useId } from 'react';
import { toSubmission } from './to-submission.ts';

/** What may follow a submission, while the component that sent it is still there. */
interface Callbacks<Result> {
  onDone?: (result: Result) => void;
  onFailed?: () => void;
}

/** One thing a student can send, as containers take it. */
export interface SubmissionHandle<Result, Variables> {
  submission: Submission<Result>;
  /** Sends, unless the same is on its way already: two presses may come before the next render. */
  submit: (variables: Variables, callbacks?: Callbacks<Result>) => void;
  /** Back to idle: what was said about it has been read. */
  reset: () => void;
}

/**
 * `useMutation` as screens need it: `Submission` instead of flags, and one request an intent. The guard goes by the
 * mutation key, so it also holds between two components.
 */
export function useSubmission<Result, Variables = void, Context = unknown>(
  options: MutationOptions<Result, Error, Variables, Context>,
): SubmissionHandle<Result, Variables> {
  const queries = useQueryClient();
  const ownKey = useId();
  const mutationKey = options.mutationKey ?? [ownKey];
  const mutation = useMutation({ ...options, mutationKey });
  return {
    submission: toSubmission(mutation),
    submit: (variables, { onDone, onFailed } = {}) => {
      if (queries.isMutating({ mutationKey, exact: true }) > 0) return;
      mutation.mutate(variables, {
        ...(onDone ? { onSuccess: onDone } : {}),
        ...(onFailed ? { onError: onFailed } : {}),
      });
    },
    reset: mutation.reset,
  };
}

/**
 * Work that is no single call (a file that is made, a session command), with the guard and states of a submission. What
 * it was given, for instance a password, is not kept once its component is gone.
 */
export function useTask<Result, Variables = void>(
  work: (variables: Variables) => Promise<Result>,
): SubmissionHandle<Result, Variables> {
  return useSubmission({ mutationFn: work, gcTime: 0 });
}
