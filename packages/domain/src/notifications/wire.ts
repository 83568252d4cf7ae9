/** Where the notification app is, and for whom it is opened, as sent (contract 3.2). */
export interface NotificationAlertWire {
  NotificationMicroServiceUrl?: string | null;
  UserUuid: string;
  /** `Student` */
  Role: string;
}
