import { decodeNotificationAlert } from '@portal/domain/notifications';
import { queryOptions } from '@tanstack/react-query';
import { createQueryFn, type CallSpec, type Client } from '../client/index.ts';

const notificationAlertCall = (userId: number): CallSpec => ({
  path: 'Account/GetNotificationAlert',
  method: 'POST',
  query: { userId },
  silent: true,
});

export const notificationQueries = {
  /** The URL of the notification app: fetched once a visit, silent when it fails (contract 2, Account). */
  alert: (client: Client, userId: number) =>
    queryOptions({
      queryKey: ['notifications', 'alert', userId],
      queryFn: createQueryFn(client, notificationAlertCall(userId), decodeNotificationAlert),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
