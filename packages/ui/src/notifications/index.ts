export { NotificationsScreen, type NotificationDetail, type NotificationsScreenProps } from './NotificationsScreen.tsx';
