import type { NotificationAlertWire } from '@portal/domain/notifications';
import type { School, Student } from './school.ts';

/** Account/GetNotificationAlert: where the notification app is, and as whom the student is known there. */
export function notificationAlert({ frames }: School, { account }: Student): NotificationAlertWire {
  return { NotificationMicroServiceUrl: frames.notifications, UserUuid: uuidOf(account.UserId), Role: 'Student' };
}

/** The id by which the school's other applications know a student. */
export function uuidOf(userId: number): string {
  return `5c1f0de0-0000-4000-8000-${String(userId).padStart(12, '0')}`;
}
