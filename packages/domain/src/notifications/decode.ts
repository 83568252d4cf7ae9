import * as v from 'valibot';
import { decode, optionalText, type DecodeContext } from '../shared/index.ts';
import type { NotificationAlert } from './model.ts';

const notificationAlert = ({ toSafeHref }: DecodeContext) =>
  v.pipe(
    v.object({ NotificationMicroServiceUrl: optionalText, UserUuid: v.string(), Role: v.string() }),
    v.transform((sent): NotificationAlert => ({
      href: toSafeHref(sent.NotificationMicroServiceUrl),
      userUuid: sent.UserUuid,
      role: sent.Role,
    })),
  );

/** Decodes the answer of Account/GetNotificationAlert. */
export function decodeNotificationAlert(sent: unknown, context: DecodeContext): NotificationAlert {
  return decode(notificationAlert(context), sent);
}
