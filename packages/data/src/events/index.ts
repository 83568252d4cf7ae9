export { useEvents, useRefreshEvents } from './hooks.ts';
