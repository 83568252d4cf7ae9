import type { UrlOrEmptyWire } from '../shared/index.ts';

/** The URL of the notification app, and the user it is opened for, as sent (contract 3.2). */
export interface NotificationAlertWire {
  NotificationMicroServiceUrl?: UrlOrEmptyWire | null;
  UserUuid: string;
  /** `Student` */
  Role: string;
}
