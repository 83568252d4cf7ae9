import type { NotificationAlertWire } from '@portal/domain/notifications';
import type { MockBackend, Student } from '../backend/model.ts';
import { uuidOf } from '../backend/uuid.ts';

/** Account/GetNotificationAlert: where the notification app is, and as whom the student is known there. */
export function notificationAlert({ frames }: MockBackend, { account }: Student): NotificationAlertWire {
  return { NotificationMicroServiceUrl: frames.notifications, UserUuid: uuidOf(account.UserId), Role: 'Student' };
}
