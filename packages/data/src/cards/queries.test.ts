import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mockClient } from '../testing/index.ts';
import { describeQuery } from '../testing/describe-query.ts';
import { cardQueries } from './queries.ts';

const CARD = { CardId: 'only', ExpireMonth: 1, ExpireYear: 2030 };
const ONLY = expect.objectContaining({ id: 'only' });

// Silent: each failure is shown where the card would be.
describeQuery('a page of the cards', {
  make: (client) => cardQueries.list(client, 5001, { page: 1, size: 10 }),
  key: ['cards', 'ofStudent', 5001, 'list', { page: 1, size: 10 }],
  call: {
    path: 'PaymentMethod/GetGridJson',
    method: 'POST',
    body: { PageIndex: 1, PageSize: 10, SortFieldName: 'Id', SortOrder: 'ASC', Keyword: '' },
    silent: true,
  },
  answer: { rows: [CARD], total: 11 },
  read: { rows: [ONLY], total: 11 },
});

describeQuery('the default card of the list', {
  make: (client) => cardQueries.default(client, 5001),
  key: ['cards', 'ofStudent', 5001, 'default'],
  call: { path: 'PaymentMethod/GetDefault', method: 'POST', silent: true },
  answer: CARD,
  read: ONLY,
});

describeQuery('the card that payments take', {
  make: (client) => cardQueries.defaultPayment(client, 5001),
  key: ['cards', 'ofStudent', 5001, 'defaultPayment'],
  call: { path: 'Profile/GetDefaultPayment', method: 'GET', silent: true },
  answer: null,
  read: null,
});

describeQuery('a card to be edited', {
  make: (client) => cardQueries.card(client, 5001, 'only'),
  key: ['cards', 'card', 5001, 'only'],
  call: { path: 'PaymentMethod/Get', method: 'POST', body: { CardId: 'only' }, silent: true },
  answer: CARD,
  read: ONLY,
});

describeQuery('the key of the payment provider', {
  make: (client) => cardQueries.stripeKey(client),
  key: ['cards', 'stripeKey'],
  call: { path: 'Setting/GetStripeKey', method: 'POST', silent: true },
  answer: { PublicKey: 'pk_1' },
  read: 'pk_1',
});

test('a card that the server counts as none is there all the same', async () => {
  const client = mockClient({ call: async () => ({ rows: [CARD], total: 0 }) });
  const page = await new QueryClient().fetchQuery(cardQueries.list(client, 5001, { page: 0, size: 10 }));
  expect(page).toMatchObject({ rows: [{ id: 'only' }], total: 1 });
});
