export { useNotificationAlert } from './hooks.ts';
