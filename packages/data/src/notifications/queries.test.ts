import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/index.ts';
import { notificationQueries } from './index.ts';
import { mockClient } from '../testing/index.ts';

const WIRE = { NotificationMicroServiceUrl: '/notes', UserUuid: 'u-1', Role: 'Student' };

test('the notification app is asked for as the contract spells it, silently, once a visit', async () => {
  const call = vi.fn<Client['call']>(async () => WIRE);
  const client = mockClient({ call });
  const queries = new QueryClient();
  const alert = notificationQueries.alert(client, 5001);
  expect(await queries.fetchQuery(alert)).toEqual({ address: '/notes', userUuid: 'u-1', role: 'Student' });
  await queries.fetchQuery(alert);
  expect(call.mock.calls.map(([spec]) => spec)).toEqual([
    { path: 'Account/GetNotificationAlert', method: 'POST', query: { userId: 5001 }, silent: true },
  ]);
  expect(notificationQueries.alert(client, 5002).queryKey).not.toEqual(alert.queryKey);
});
