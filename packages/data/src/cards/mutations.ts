import type { CardChange, CardRequestWire, CreateCardWire, EditCardWire, NewCard } from '@portal/domain/cards';
import { mutationOptions } from '@tanstack/react-query';
import { SECRET_GC_MS, type CallSpec, type Client } from '../client/index.ts';
import { CARDS_KEY } from './queries.ts';

/** Calls of this area are silent: a failure is shown in the dialog, since an error page would lose what was typed. */
const spec = (call: string, body: object): CallSpec => ({
  path: `PaymentMethod/${call}`,
  method: 'POST',
  body,
  silent: true,
});

function createCall({ token, holder, postalCode }: NewCard): CallSpec {
  const body: CreateCardWire = { StripeToken: token, CardholderName: holder, CardholderPostalCode: postalCode };
  return spec('Create', body);
}

function editCall({ id, holder, postalCode, expireMonth, expireYear }: CardChange): CallSpec {
  const body: EditCardWire = {
    CardId: id,
    CustomerName: holder,
    CustomerPostalCode: postalCode,
    ExpireMonth: expireMonth,
    ExpireYear: expireYear,
  };
  return spec('Edit', body);
}

const cardId = (id: string): CardRequestWire => ({ CardId: id });

/**
 * List and default card are refetched after each change (002 §4), and after a rejected one, since the list may be
 * outdated.
 */
const meta = { invalidates: [CARDS_KEY], invalidatesOn: 'settled' } as const;

export const cardMutations = {
  /** Adds a card; before the first one the student becomes a customer of the payment provider. */
  add: (client: Client) =>
    mutationOptions({
      mutationKey: ['cards', 'add'],
      mutationFn: async ({ first, ...card }: NewCard & { first: boolean }) => {
        if (first) await client.call(spec('CreateCustomer', {}));
        await client.call(createCall(card));
      },
      // The token can be used only once, and is not kept afterwards.
      gcTime: SECRET_GC_MS,
      meta,
    }),
  /** Changes name, postal code and expiry of a card. */
  edit: (client: Client) =>
    mutationOptions({
      mutationKey: ['cards', 'edit'],
      mutationFn: async (change: CardChange) => void (await client.call(editCall(change))),
      meta,
    }),
  /** Removes a card. */
  remove: (client: Client) =>
    mutationOptions({
      mutationKey: ['cards', 'remove'],
      mutationFn: async (id: string) => void (await client.call(spec('Delete', cardId(id)))),
      meta,
    }),
  /** Makes a card the default one. */
  setDefault: (client: Client) =>
    mutationOptions({
      mutationKey: ['cards', 'setDefault'],
      mutationFn: async (id: string) => void (await client.call(spec('SetAsDefault', cardId(id)))),
      meta,
    }),
};
