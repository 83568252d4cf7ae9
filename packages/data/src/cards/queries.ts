import {
  decodeCard,
  decodeCardPage,
  decodeDefaultCard,
  decodeStripeKey,
  type CardRequestWire,
} from '@portal/domain/cards';
import { withConsistentTotal, type PagedRequestWire, type PageRequest } from '@portal/domain/shared';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

/** Key prefix of the cards: the lists, and both calls of the default payment. */
export const CARDS_KEY = ['cards', 'ofStudent'] as const;

function listCall({ page, size }: PageRequest): CallSpec {
  const body: PagedRequestWire = {
    PageIndex: page,
    PageSize: size,
    SortFieldName: 'Id',
    SortOrder: 'ASC',
    Keyword: '',
  };
  // Silent: a failure is shown in the panel, and the form beside it stays.
  return { path: 'PaymentMethod/GetGridJson', method: 'POST', body, silent: true };
}

const getCall = (id: string): CallSpec => {
  const body: CardRequestWire = { CardId: id };
  return { path: 'PaymentMethod/Get', method: 'POST', body, silent: true };
};

const defaultCall: CallSpec = { path: 'PaymentMethod/GetDefault', method: 'POST', silent: true };
const defaultPaymentCall: CallSpec = { path: 'Profile/GetDefaultPayment', method: 'GET', silent: true };
const keyCall: CallSpec = { path: 'Setting/GetStripeKey', method: 'POST', silent: true };

export const cardQueries = {
  /**
   * One page of the saved cards, in the order in which they were added; the previous page stays visible while another
   * is fetched.
   */
  list: (client: Client, userId: number, pageRequest: PageRequest) =>
    queryOptions({
      queryKey: [...CARDS_KEY, userId, 'list', pageRequest],
      queryFn: createQueryFn(client, listCall(pageRequest), (sent) =>
        withConsistentTotal(decodeCardPage(sent), pageRequest),
      ),
      placeholderData: keepPreviousData,
    }),
  /** Which card is the default one in the list. */
  default: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...CARDS_KEY, userId, 'default'],
      queryFn: createQueryFn(client, defaultCall, decodeDefaultCard),
    }),
  /** The card that payments are charged to, for the summary in the profile (002 §7). */
  defaultPayment: (client: Client, userId: number) =>
    queryOptions({
      queryKey: [...CARDS_KEY, userId, 'defaultPayment'],
      queryFn: createQueryFn(client, defaultPaymentCall, decodeDefaultCard),
    }),
  /** One card, to be edited: always fetched, so that the form has the server's current data. */
  card: (client: Client, userId: number, id: string) =>
    queryOptions({
      queryKey: ['cards', 'card', userId, id],
      queryFn: createQueryFn(client, getCall(id), decodeCard),
      staleTime: 0,
      gcTime: 0,
    }),
  /** The public key of the payment provider (000 §7). */
  stripeKey: (client: Client) =>
    queryOptions({
      queryKey: ['cards', 'stripeKey'],
      queryFn: createQueryFn(client, keyCall, decodeStripeKey),
    }),
};
