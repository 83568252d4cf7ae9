import type { NewMessage } from '@portal/domain/messages';
import { idle, type Submission } from '@portal/domain/shared';
import { useMutationState, useQueryClient, type MutationState } from '@tanstack/react-query';
import { toSubmission, useClient } from '../client/index.ts';
import { COMPOSE_KEY, messageMutations } from './mutations.ts';

/** The message that is composed, as containers take it. */
interface ComposedMessageHandle {
  /** Of the last message; kept after unmount, so that a remounted page shows its result. */
  submission: Submission<void>;
  /**
   * Sends, unless a message is pending.
   *
   * @param onSent the server has the message: called also when the student has left the page before the answer
   */
  submit: (message: NewMessage, onSent?: () => void) => void;
  /** Back to idle, for a result that was seen. */
  reset: () => void;
}

/**
 * Begins a conversation with the message that is composed on the page of messages, of which there is one (001 §4).
 * Failures as in `useCreateMessage`.
 */
export function useComposedMessage(): ComposedMessageHandle {
  const client = useClient();
  const queries = useQueryClient();
  const cache = queries.getMutationCache();
  const filters = { mutationKey: COMPOSE_KEY, exact: true };
  const sent = useMutationState({ filters, select: ({ state }) => toSubmission(state as MutationState<void>) });

  function reset() {
    for (const settled of cache.findAll(filters)) if (settled.state.status !== 'pending') cache.remove(settled);
  }

  return {
    submission: sent.at(-1) ?? idle,
    submit: (message, onSent) => {
      if (queries.isMutating(filters) > 0) return;
      reset();
      const mutation = cache.build(queries, {
        ...queries.defaultMutationOptions(messageMutations.create(client)),
        mutationKey: COMPOSE_KEY,
        ...(onSent ? { onSuccess: onSent } : {}),
        // The result waits until the student has seen it.
        gcTime: Number.POSITIVE_INFINITY,
      });
      // Its failure is in its state.
      mutation.execute(message).catch(() => undefined);
    },
    reset,
  };
}
