export { videoQueries } from './queries.ts';
