import type { NotificationAlert } from '@portal/domain/notifications';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { notificationQueries } from './queries.ts';

/** Where the notification app is, and for whom it is opened. */
export function useNotificationAlert(): LoadableQuery<NotificationAlert> {
  return useLoadableQuery(notificationQueries.alert(useClient(), useStudent().userId));
}
