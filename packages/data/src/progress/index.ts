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
export { prefetchSilentProgress } from './prefetch.ts';
