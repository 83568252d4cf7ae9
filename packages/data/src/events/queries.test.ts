import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { eventQueries } from './queries.ts';
import { mockClient } from '../testing/index.ts';

const answer = {
  rows: [{ Date: '2026-11-21', Events: [{ Name: 'PTE webinar', EventDate: '2026-11-21', EventTime: '18:30' }] }],
  total: 1,
};

function backend() {
  const call = vi.fn<Client['call']>(async () => answer);
  const client = mockClient({ call });
  return { client, call };
}

test.each([
  ['upcoming', 'Event/GetUpcomingEventGridJson'],
  ['past', 'Event/GetPastEventGridJson'],
] as const)('%s events are asked for as the contract spells it, and read', async (tab, path) => {
  const { client, call } = backend();
  const queries = new QueryClient();
  const observer = new InfiniteQueryObserver(queries, eventQueries.list(client, 5001, tab, 'pte'));
  const { data } = await observer.refetch();
  // NET-51, NET-52: these three fields and no others.
  expect(call.mock.calls.map(([spec]) => spec)).toEqual([
    { path, method: 'POST', body: { PageIndex: 0, PageSize: 10, Keyword: 'pte' } },
  ]);
  expect(data).toEqual({
    rows: [{ date: '2026-11-21', events: [expect.objectContaining({ name: 'PTE webinar', time: '18:30' })] }],
    total: 1,
  });
});

test('each tab, student and keyword has a list of its own, and those of a tab begin alike', () => {
  const { client } = backend();
  const key = (...of: [number, 'upcoming' | 'past', string]) => eventQueries.list(client, ...of).queryKey;
  const keys = [key(1, 'upcoming', ''), key(1, 'past', ''), key(2, 'past', ''), key(1, 'past', 'x')];
  expect(new Set(keys.map((one) => JSON.stringify(one))).size).toBe(4);
  for (const one of keys.slice(1)) expect(one.slice(0, 2)).toEqual(eventQueries.keyOf('past'));
});
