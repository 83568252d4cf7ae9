import type { CardChange, NewCard, PaymentCard } from '@portal/domain/cards';
import type { Page, PageRequest } from '@portal/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import {
  invalidate,
  useClient,
  useLoadableQuery,
  useStudent,
  useSubmission,
  type LoadableQuery,
  type SubmissionHandle,
} from '../client/index.ts';
import { cardMutations } from './mutations.ts';
import { CARDS_KEY, cardQueries } from './queries.ts';

/** One page of the saved cards (002 §3). */
export function useCards(pageRequest: PageRequest): LoadableQuery<Page<PaymentCard>> {
  return useLoadableQuery(cardQueries.list(useClient(), useStudent().userId, pageRequest));
}

/** The default card of the list; null = none. */
export function useDefaultCard(): LoadableQuery<PaymentCard | null> {
  return useLoadableQuery(cardQueries.default(useClient(), useStudent().userId));
}

/** The card that payments are charged to, for the summary in the profile. */
export function useDefaultPayment(): LoadableQuery<PaymentCard | null> {
  return useLoadableQuery(cardQueries.defaultPayment(useClient(), useStudent().userId));
}

/** A card to be edited. */
export function useCard(id: string): LoadableQuery<PaymentCard> {
  return useLoadableQuery(cardQueries.card(useClient(), useStudent().userId, id));
}

/** The public key of the payment provider; null = the school has none. */
export function useStripeKey(): LoadableQuery<string | null> {
  return useLoadableQuery(cardQueries.stripeKey(useClient()));
}

/** Refetches the list and the default card, for a window message. */
export function useRefreshCards(): () => void {
  const queries = useQueryClient();
  return () => void invalidate(queries, { queryKey: CARDS_KEY });
}

/** Adds a card; `first` when there is none yet. */
export function useAddCard(): SubmissionHandle<void, NewCard & { first: boolean }> {
  return useSubmission(cardMutations.add(useClient()));
}

/** Changes a card. */
export function useEditCard(): SubmissionHandle<void, CardChange> {
  return useSubmission(cardMutations.edit(useClient()));
}

/** Removes a card. */
export function useRemoveCard(): SubmissionHandle<void, string> {
  return useSubmission(cardMutations.remove(useClient()), { perVariables: true });
}

/** Makes a card the default one. */
export function useSetDefaultCard(): SubmissionHandle<void, string> {
  return useSubmission(cardMutations.setDefault(useClient()), { perVariables: true });
}
