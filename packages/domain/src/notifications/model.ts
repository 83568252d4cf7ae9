import type { SafeHref } from '../shared/index.ts';

/** The URL of the notification app, and the user it is opened for. */
export interface NotificationAlert {
  /** null = the school has no such app, or its URL is not allowed. */
  href: SafeHref | null;
  userUuid: string;
  role: string;
}
