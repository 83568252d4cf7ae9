export { frameEnabledCall, progressFrameEnabled } from './frame-enabled.ts';
export { progressQueries } from './queries.ts';
