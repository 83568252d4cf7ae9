export {
  NotificationsScreen,
  NotificationsSkeleton,
  type NotificationDetail,
  type NotificationsScreenProps,
} from './NotificationsScreen.tsx';
