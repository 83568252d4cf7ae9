import { toFailure, type Failure, type Submission } from '@portal/domain/shared';
import { hashKey, useMutation, useQueryClient, type MutationOptions } from '@tanstack/react-query';
import { useId } from 'react';
import { SECRET_GC_MS } from './secret-gc.ts';
import { toSubmission } from './to-submission.ts';

/** Callbacks of one `submit` call; the last two are not called after the component has unmounted. */
interface Callbacks<Result> {
  /** Called when the mutation is sent, not when a pending one blocks it. */
  onSent?: () => void;
  onDone?: (result: Result) => void;
  onFailed?: (failure: Failure) => void;
}

/** The state of a mutation and its functions, for containers. */
export interface SubmissionHandle<Result, Variables> {
  submission: Submission<Result>;
  /** Sends the mutation, unless the same one is pending: a second press may come before the next render. */
  submit: (variables: Variables, callbacks?: Callbacks<Result>) => void;
  /** Back to idle, for a result that was dismissed. */
  reset: () => void;
}

/**
 * `useMutation` with a `Submission` instead of flags, and one request at a time. The guard uses the mutation key, so it
 * also holds between two components.
 *
 * @param perVariables if true, only a pending mutation with equal variables blocks a new one
 */
export function useSubmission<Result, Variables = void, Context = unknown>(
  options: MutationOptions<Result, Error, Variables, Context>,
  { perVariables = false } = {},
): SubmissionHandle<Result, Variables> {
  const queries = useQueryClient();
  const ownKey = useId();
  const mutationKey = options.mutationKey ?? [ownKey];
  const mutation = useMutation({ ...options, mutationKey });
  return {
    submission: toSubmission(mutation),
    submit: (variables, { onSent, onDone, onFailed } = {}) => {
      const pending = queries
        .getMutationCache()
        .findAll({ mutationKey, exact: true, status: 'pending' })
        .some(({ state }) => !perVariables || hashKey([state.variables]) === hashKey([variables]));
      if (mutation.isPending || pending) return;
      onSent?.();
      mutation.mutate(variables, {
        ...(onDone ? { onSuccess: onDone } : {}),
        ...(onFailed ? { onError: (error) => onFailed(toFailure(error)) } : {}),
      });
    },
    reset: mutation.reset,
  };
}

/**
 * A task that is not a single call (creating a file, a session command), with the guard and states of a submission. Its
 * variables, for instance a password, are not kept after the component unmounts.
 */
export function useTask<Result, Variables = void>(
  task: (variables: Variables) => Promise<Result>,
): SubmissionHandle<Result, Variables> {
  return useSubmission({ mutationFn: task, gcTime: SECRET_GC_MS });
}
