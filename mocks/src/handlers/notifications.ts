import { notificationAlert } from '../school/notifications.ts';
import { call, type MakeHandler } from './route.ts';

/** Segment Account, what concerns the notification app. */
export const notificationCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'Account/GetNotificationAlert', query: { userId: 'number' } }, (student, { school }) =>
    notificationAlert(school, student),
  ),
];
