import { notificationAlert } from './model.ts';
import type { MockArea } from '../backend/area.ts';
import { call, type MakeHandler } from '../backend/route.ts';

/** The call of segment Account for the notification app. */
const notificationCalls: MakeHandler[] = [
  call({ method: 'POST', path: 'Account/GetNotificationAlert', query: { userId: 'number' } }, (student, { backend }) =>
    notificationAlert(backend, student),
  ),
];

export const notificationsArea = {
  handlers: notificationCalls,
} satisfies MockArea;
