import type { SafeHref } from '../shared/index.ts';

/** Where the notification app is, and for whom it is opened. */
export interface NotificationAlert {
  /** null = the school has no such app, or none at an address that may be followed. */
  href: SafeHref | null;
  userUuid: string;
  role: string;
}
