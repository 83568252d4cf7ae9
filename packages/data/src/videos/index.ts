export { useCourseVideos, useDashboardVideos, useVideoSource } from './hooks.ts';
