export { useCourseVideos, useDashboardVideos, useVideoSource } from './hooks.ts';
export { prefetchCourseVideos } from './prefetch.ts';
