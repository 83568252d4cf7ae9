import type { NotificationAlertWire } from '@portal/domain/notifications';
import type { MockBackend, Student } from '../backend/model.ts';
import { uuidOf } from '../backend/uuid.ts';

/** Account/GetNotificationAlert: the URL of the notification app, and the student's UUID and role there. */
export function notificationAlert({ frames }: MockBackend, { account }: Student): NotificationAlertWire {
  return { NotificationMicroServiceUrl: frames.notifications, UserUuid: uuidOf(account.UserId), Role: 'Student' };
}
