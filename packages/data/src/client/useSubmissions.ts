import type { Submission } from '@portal/domain/shared';
import {
  useMutationState,
  useQueryClient,
  type MutationCache,
  type MutationKey,
  type MutationOptions,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toSubmission } from './to-submission.ts';

/** What a submission is about: a lesson, a class, a card. */
interface Subject {
  id: number | string;
}

/** The same mutation for several subjects at once. */
export interface SubmissionsHandle<Result, One extends Subject> {
  /** By the subject's id, in the order in which they were sent; idle ones are left out. */
  submissions: ReadonlyMap<One['id'], Submission<Result>>;
  /**
   * Sends, unless the same is pending.
   *
   * @param onDone called when it is done, unless the component has unmounted by then
   */
  submit: (subject: One, onDone?: (result: Result) => void) => void;
  /** Back to idle, for a result that was dismissed. */
  reset: (id: One['id']) => void;
}

type AnyMutation = ReturnType<MutationCache['getAll']>[number];

/** Calls back when a pending mutation has settled, unless it is removed before. */
function onceSettled(cache: MutationCache, pending: AnyMutation, callback: () => void): void {
  const unsubscribe = cache.subscribe(({ mutation, type }) => {
    if (mutation !== pending || (type !== 'removed' && pending.state.status === 'pending')) return;
    unsubscribe();
    if (type !== 'removed') callback();
  });
}

/**
 * One mutation for each subject, with keys that share a prefix and end with the subject's id; their state is in the
 * mutation cache. A pending mutation is visible to every mounted component, a settled one only to the one that sent it.
 *
 * @param keyPrefix the prefix of the keys
 * @param optionsOf the options from the area's `mutations.ts`, their `mutationKey` being `[...keyPrefix, subject.id]`
 * @param keepFailures if true, components that mount later also get a failure, until it is reset or the same is sent
 * again
 */
export function useSubmissions<Result, One extends Subject, Context = unknown>(
  keyPrefix: MutationKey,
  optionsOf: (subject: One) => MutationOptions<Result, Error, void, Context>,
  { keepFailures = false } = {},
): SubmissionsHandle<Result, One> {
  const queries = useQueryClient();
  const cache = queries.getMutationCache();
  const [visit] = useState(() => Symbol('visit'));
  const sent = useMutationState({
    filters: {
      mutationKey: keyPrefix,
      predicate: ({ meta, state }) =>
        meta?.visit === visit || state.status === 'pending' || (keepFailures && state.status === 'error'),
    },
    select: ({ options, state }) =>
      [
        options.mutationKey?.at(-1) as One['id'],
        toSubmission(state as typeof state & { data: Result | undefined }),
      ] as const,
  });

  function removeSettled(id: One['id']) {
    for (const settled of cache.findAll({ mutationKey: [...keyPrefix, id], exact: true })) {
      if (settled.state.status !== 'pending') cache.remove(settled);
    }
  }

  function forget(settled: AnyMutation) {
    if (!keepFailures || settled.state.status !== 'error') cache.remove(settled);
  }

  const leave = useEffectEvent(() => {
    for (const mutation of cache.findAll({ predicate: ({ meta }) => meta?.visit === visit })) {
      if (mutation.state.status === 'pending') onceSettled(cache, mutation, () => forget(mutation));
      else forget(mutation);
    }
  });
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      leave();
    };
  }, []);

  return {
    submissions: new Map(sent),
    submit: (subject, onDone) => {
      if (queries.isMutating({ mutationKey: [...keyPrefix, subject.id], exact: true }) > 0) return;
      removeSettled(subject.id);
      const options = optionsOf(subject);
      const mutation = cache.build<Result, Error, void, Context>(queries, {
        ...queries.defaultMutationOptions(options),
        // The result is shown until it is dismissed.
        gcTime: Number.POSITIVE_INFINITY,
        meta: { ...options.meta, visit },
      });
      mutation.execute().then(
        (result) => {
          if (mounted.current) onDone?.(result);
        },
        // The failure is in the mutation's state.
        () => undefined,
      );
    },
    reset: removeSettled,
  };
}
