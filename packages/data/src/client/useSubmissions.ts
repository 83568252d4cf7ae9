import type { Submission } from '@portal/domain/shared';
import { useMutationState, useQueryClient, type MutationKey, type MutationOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toSubmission } from './to-submission.ts';

/** A thing that is sent about one of many: a lesson, a class, a card. */
interface Subject {
  id: number;
}

/** The same submission about any of many, several at once. */
export interface SubmissionsHandle<Result, One extends Subject> {
  /** By the subject's id, in the order in which they were sent; what is idle is not there. */
  submissions: ReadonlyMap<number, Submission<Result>>;
  /** Sends, unless the same is on its way already. */
  submit: (subject: One) => void;
  /** Back to idle: what was said about this one has been read. */
  reset: (id: number) => void;
}

/**
 * One mutation for each subject, by keys that begin alike and end with the subject's id; the state of each is the
 * mutation cache's. What is pending is seen by every visit, what is settled only by the one that sent it.
 *
 * @param keyPrefix what the keys begin with
 * @param optionsOf the options from the area's `mutations.ts`, their `mutationKey` being `[...keyPrefix, subject.id]`
 */
export function useSubmissions<Result, One extends Subject, Context = unknown>(
  keyPrefix: MutationKey,
  optionsOf: (subject: One) => MutationOptions<Result, Error, void, Context>,
): SubmissionsHandle<Result, One> {
  const queries = useQueryClient();
  const cache = queries.getMutationCache();
  const [visit] = useState(() => Symbol('visit'));
  const sent = useMutationState({
    filters: {
      mutationKey: keyPrefix,
      predicate: ({ meta, state }) => meta?.visit === visit || state.status === 'pending',
    },
    select: ({ options, state }) =>
      [
        Number(options.mutationKey?.at(-1)),
        toSubmission(state as typeof state & { data: Result | undefined }),
      ] as const,
  });

  function forget(id: number) {
    for (const settled of cache.findAll({ mutationKey: [...keyPrefix, id], exact: true })) {
      if (settled.state.status !== 'pending') cache.remove(settled);
    }
  }

  useEffect(
    () => () => {
      for (const mine of cache.findAll({ predicate: ({ meta }) => meta?.visit === visit })) {
        if (mine.state.status !== 'pending') cache.remove(mine);
      }
    },
    [cache, visit],
  );

  return {
    submissions: new Map(sent),
    submit: (subject) => {
      if (queries.isMutating({ mutationKey: [...keyPrefix, subject.id], exact: true }) > 0) return;
      forget(subject.id);
      const options = optionsOf(subject);
      const mutation = cache.build<Result, Error, void, Context>(queries, {
        ...queries.defaultMutationOptions(options),
        // What it came to is shown until it has been read, however long that takes.
        gcTime: Number.POSITIVE_INFINITY,
        meta: { ...options.meta, visit },
      });
      // Its failure is in its state.
      mutation.execute().catch(() => undefined);
    },
    reset: forget,
  };
}
