export { useCourseVideos, useDashboardVideos, useVideoSource } from './hooks.ts';
export { courseVideosCall } from './queries.ts';
export { prefetchCourseVideos } from './prefetch.ts';
