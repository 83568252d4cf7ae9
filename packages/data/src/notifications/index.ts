export { notificationQueries } from './queries.ts';
