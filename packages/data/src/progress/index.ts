export { progressFrameEnabled } from './frame-enabled.ts';
export { progressQueries } from './queries.ts';
