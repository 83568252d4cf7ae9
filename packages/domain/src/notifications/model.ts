/** Where the notification app is, and for whom it is opened. */
export interface NotificationAlert {
  /** As sent, not yet checked; null = the school has no such app. */
  address: string | null;
  userUuid: string;
  role: string;
}
