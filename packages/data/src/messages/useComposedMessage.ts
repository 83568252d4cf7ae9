import type { NewMessage } from '@portal/domain/messages';
import { idle, type Submission } from '@portal/domain/shared';
import { useMutationState, useQueryClient, type MutationState } from '@tanstack/react-query';
import { toSubmission, useClient } from '../client/index.ts';
import { COMPOSE_KEY, messageMutations } from './mutations.ts';

/** The state of the composed message and its functions, for containers. */
interface ComposedMessageHandle {
  /** Of the last message; kept after unmount, so that a remounted page shows its result. */
  submission: Submission<void>;
  /**
   * Sends the message, unless one is pending.
   *
   * @param onSent called when the server has the message, also when the student has left the page before the response
   */
  submit: (message: NewMessage, onSent?: () => void) => void;
  /** Back to idle, for a result that was seen. */
  reset: () => void;
}

/**
 * Sends a message that begins a conversation. Each form has one such message at a time (001 §4). Failures are shown in
 * place, since an error page would lose what was typed.
 *
 * @param form where it is composed: on the messages page, or on the page of help
 */
export function useComposedMessage(form: 'messages' | 'help' = 'messages'): ComposedMessageHandle {
  const client = useClient();
  const queries = useQueryClient();
  const cache = queries.getMutationCache();
  const mutationKey = [...COMPOSE_KEY, form];
  const filters = { mutationKey, exact: true };
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
        mutationKey,
        ...(onSent ? { onSuccess: onSent } : {}),
        // The result is kept until the student has seen it.
        gcTime: Number.POSITIVE_INFINITY,
      });
      // The failure is in the mutation's state.
      mutation.execute(message).catch(() => undefined);
    },
    reset,
  };
}
