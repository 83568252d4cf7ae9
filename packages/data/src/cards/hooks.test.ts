// @vitest-environment jsdom
import type { Fault } from '@portal/mocks/mock-backend';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderDataHook } from '../testing/index.ts';
import {
  useAddCard,
  useCard,
  useCards,
  useDefaultCard,
  useDefaultPayment,
  useEditCard,
  useRemoveCard,
  useSetDefaultCard,
  useStripeKey,
} from './hooks.ts';

afterEach(cleanup);

const LIST = 'PaymentMethod/GetGridJson';
const DEFAULT = 'PaymentMethod/GetDefault';
const SUMMARY = 'Profile/GetDefaultPayment';
const REFUSED: Fault = { kind: 'rejected', messages: ['Not now.'] };
const newCard = { token: 'tok_Visa_1881', holder: 'Sam', postalCode: '2000' };

async function open(userName?: string) {
  const rendered = renderDataHook(
    () => ({
      cards: useCards({ page: 0, size: 10 }),
      card: useDefaultCard(),
      payment: useDefaultPayment(),
      add: useAddCard(),
      edit: useEditCard(),
      remove: useRemoveCard(),
      setDefault: useSetDefaultCard(),
    }),
    { userName },
  );
  const { result } = rendered;
  const settled = () => {
    expect(result.current.cards.loadable.status).toBe('ready');
    expect(result.current.card.loadable.status).toBe('ready');
    expect(result.current.payment.loadable.status).toBe('ready');
  };
  await waitFor(settled);
  return rendered;
}
type Opened = Awaited<ReturnType<typeof open>>;
type Write = 'add' | 'edit' | 'remove' | 'setDefault';

const change = { id: 'card_mei_2', holder: 'M', postalCode: '1', expireMonth: 2, expireYear: 2030 };
const writes: [Write, string, object, (all: Opened['result']['current']) => void][] = [
  [
    'add',
    'PaymentMethod/Create',
    { StripeToken: 'tok_Visa_1881', CardholderName: 'Sam', CardholderPostalCode: '2000' },
    ({ add }) => add.submit({ ...newCard, first: false }),
  ],
  [
    'edit',
    'PaymentMethod/Edit',
    { CardId: 'card_mei_2', CustomerName: 'M', CustomerPostalCode: '1', ExpireMonth: 2, ExpireYear: 2030 },
    ({ edit }) => edit.submit(change),
  ],
  ['remove', 'PaymentMethod/Delete', { CardId: 'card_mei_2' }, ({ remove }) => remove.submit('card_mei_2')],
  [
    'setDefault',
    'PaymentMethod/SetAsDefault',
    { CardId: 'card_mei_2' },
    ({ setDefault }) => setDefault.submit('card_mei_2'),
  ],
];

describe.each(writes)('%s', (write, path, body, send) => {
  test('sends one request, and fetches list and default again', async () => {
    const { result, calls } = await open();
    act(() => {
      send(result.current);
      send(result.current);
    });
    await waitFor(() => expect(result.current[write].submission.status).toBe('done'));
    expect(calls(path).map((call) => call.body)).toEqual([body]);
    await waitFor(() => expect([LIST, DEFAULT, SUMMARY].map((one) => calls(one).length)).toEqual([2, 2, 2]));
  });

  test('refused, it can be sent again, and the list is what the server has', async () => {
    const { result, calls, backend } = await open();
    backend.faults.fail(path, REFUSED, 1);
    act(() => send(result.current));
    await waitFor(() => expect(result.current[write].submission.status).toBe('failed'));
    await waitFor(() => expect(calls(LIST)).toHaveLength(2));
    act(() => send(result.current));
    await waitFor(() => expect(result.current[write].submission.status).toBe('done'));
  });
});

test.each([
  ['removed', 'PaymentMethod/Delete', useRemoveCard],
  ['made the default', 'PaymentMethod/SetAsDefault', useSetDefaultCard],
] as const)(
  'while one card is being %s from one place, another can be from another place',
  async (_what, path, useWrite) => {
    const { result, backend, calls } = renderDataHook(() => [useWrite(), useWrite()] as const);
    backend.faults.fail(path, { kind: 'never' });
    const [here, there] = result.current;
    act(() => here.submit('card_mei_1'));
    act(() => {
      there.submit('card_mei_1');
      there.submit('card_mei_2');
    });
    await waitFor(() => expect(calls(path)).toHaveLength(2));
    expect(calls(path).map((call) => call.body)).toEqual([{ CardId: 'card_mei_1' }, { CardId: 'card_mei_2' }]);
  },
);

test('before the first card the student becomes a customer, and later not again', async () => {
  const { result, calls } = await open('sam');
  act(() => result.current.add.submit({ ...newCard, first: true }));
  await waitFor(() => expect(result.current.card.data?.lastFour).toBe('1881'));
  expect(calls('PaymentMethod/CreateCustomer').map((call) => call.body)).toEqual([{}]);
});

test('a card is fetched to be edited, and the key to add one', async () => {
  const { result } = renderDataHook(() => ({ card: useCard('card_mei_2'), key: useStripeKey() }));
  await waitFor(() => expect(result.current.card.data?.lastFour).toBe('5510'));
  await waitFor(() => expect(result.current.key.data).toBe('pk_test_northbank'));
});
