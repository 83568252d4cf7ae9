import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mockClient } from '../testing/index.ts';
import { cardQueries } from './queries.ts';

test('a card that the server counts as none is there all the same', async () => {
  const client = mockClient({
    call: async () => ({ rows: [{ CardId: 'only', ExpireMonth: 1, ExpireYear: 2030 }], total: 0 }),
  });
  const page = await new QueryClient().fetchQuery(cardQueries.list(client, 5001, { page: 0, size: 10 }));
  expect(page).toMatchObject({ rows: [{ id: 'only' }], total: 1 });
});
