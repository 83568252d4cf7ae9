export { decodeNotificationAlert } from './decode.ts';
export type { NotificationAlert } from './model.ts';
export { AROUND_FRAME, notificationFrameHeight, notificationFrameSrc } from './rules.ts';
export type { NotificationAlertWire } from './wire.ts';
