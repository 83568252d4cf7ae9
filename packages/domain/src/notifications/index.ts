export { decodeNotificationAlert } from './decode.ts';
export type { NotificationAlert } from './model.ts';
export { notificationFrameHeight, notificationFrameSrc } from './rules.ts';
export type { NotificationAlertWire } from './wire.ts';
