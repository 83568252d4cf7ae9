import * as v from 'valibot';
import { decode, optionalText } from '../shared/index.ts';
import type { NotificationAlert } from './model.ts';

const notificationAlert = v.pipe(
  v.object({ NotificationMicroServiceUrl: optionalText, UserUuid: v.string(), Role: v.string() }),
  v.transform((sent): NotificationAlert => ({
    address: sent.NotificationMicroServiceUrl,
    userUuid: sent.UserUuid,
    role: sent.Role,
  })),
);

/** Answer of Account/GetNotificationAlert. */
export function decodeNotificationAlert(sent: unknown): NotificationAlert {
  return decode(notificationAlert, sent);
}
