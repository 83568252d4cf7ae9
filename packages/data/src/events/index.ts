export { eventQueries } from './queries.ts';
