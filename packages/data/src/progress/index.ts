export {
  cachedProgressFrameEnabled,
  frameEnabledCall,
  prefetchProgressFrameEnabled,
  useProgressFrameEnabled,
} from './frame-enabled.ts';
export {
  useCoursesProgress,
  useProgressLink,
  useSilentProgress,
  useStudentProgress,
  type CoursesProgress,
} from './hooks.ts';
export { prefetchSilentProgress, prefetchStudentProgress } from './prefetch.ts';
export { courseProgressCall } from './queries.ts';
