export { useEvents, useRefreshEvents } from './hooks.ts';
export { prefetchEvents } from './prefetch.ts';
