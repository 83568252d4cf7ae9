export { EVENTS_KEY, eventQueries } from './queries.ts';
