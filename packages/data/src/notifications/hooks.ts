import type { NotificationAlert } from '@portal/domain/notifications';
import { useClient, useLoadableQuery, useStudent, type LoadableQuery } from '../client/index.ts';
import { notificationQueries } from './queries.ts';

/** The URL of the notification app, and the user it is opened for. */
export function useNotificationAlert(): LoadableQuery<NotificationAlert> {
  return useLoadableQuery(notificationQueries.alert(useClient(), useStudent().userId));
}
