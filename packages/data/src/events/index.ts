export { useEvents, useRefreshEvents } from './hooks.ts';
export { eventsCall } from './queries.ts';
export { prefetchEvents } from './prefetch.ts';
